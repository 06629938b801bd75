import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What another jump leads to. */
  id: string;
  /** Id of the element that gets the focus. */
  to: string;
  label: string;
}

const [TEXT, PAGE] = ['text-place', 'page-place'];

export const TO_PAGE: Props = {id: TEXT, to: PAGE, label: 'See the page'};
export const TO_TEXT: Props = {id: PAGE, to: TEXT, label: 'Back to the text'};

/** Leads from the text to the page, or back, where one stands below the other. */
export default function Jump({id, to, label}: Props): ReactNode {
  const jump = () => {
    const place = document.getElementById(to);
    place?.focus({preventScroll: true});
    place?.scrollIntoView();
  };
  return (
    <button type="button" id={id} className={styles.jump} onClick={jump}>
      {label}
    </button>
  );
}
