import {Component, type ReactNode} from 'react';
import type {ShownPage} from '../messages';

interface Props {
  page: ShownPage;
  show: (page: ShownPage) => ReactNode;
}

/** Keeps the last page that could be drawn: a component may refuse what the rules let through. */
export default class LastGood extends Component<Props, {isBroken: boolean}> {
  state = {isBroken: false};
  private good: ShownPage | undefined;

  static getDerivedStateFromError() {
    return {isBroken: true};
  }

  componentDidMount() {
    this.remember();
  }

  componentDidUpdate({page}: Props) {
    if (!this.state.isBroken) this.remember();
    else if (page !== this.props.page) this.setState({isBroken: false});
  }

  private remember() {
    if (!this.state.isBroken) this.good = this.props.page;
  }

  render() {
    const page = this.state.isBroken ? this.good : this.props.page;
    return page && this.props.show(page);
  }
}
