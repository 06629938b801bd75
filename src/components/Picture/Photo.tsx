import type {ReactNode} from 'react';
import type {NeededPictureProps} from '.';
import styles from './styles.module.css';

export interface Props extends NeededPictureProps {
  /** Words below it, such as when it was taken or by whom. */
  caption?: string;
}

/** A picture with a caption, a look or a focus: one without can be written in Markdown. */
export default function Photo({picture, caption}: Props): ReactNode {
  return (
    <figure className={styles.photo}>
      {picture}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
