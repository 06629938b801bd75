import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ChildrenProps} from '../inputs';
import type {PictureProps} from '../Picture';
import styles from './styles.module.css';

/** Partners' marks, a <Partner> each, made even and in one color, so that none is louder than another. */
export function Partners({children}: ChildrenProps): ReactNode {
  return (
    <ul role="list" className={styles.partners}>
      {children}
    </ul>
  );
}

export interface Props extends Pick<PictureProps, 'picture'> {
  /** The partner's name. It is read aloud in place of the mark. */
  name: string;
  /** The partner's own site. @label Goes to @form address */
  to?: string;
}

/** One partner: its mark, or its name where there is none. @inside Partners */
export default function Partner({name, picture, to}: Props): ReactNode {
  const mark = picture ?? <strong>{name}</strong>;
  return <li className={styles.partner}>{to ? <Link to={to}>{mark}</Link> : mark}</li>;
}
