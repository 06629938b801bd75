import type {ReactNode} from 'react';
import type {PictureProps} from '../Picture';
import {placeOfFilm} from './places';
import styles from './styles.module.css';

export interface Props extends PictureProps {
  /** What the film is called. */
  title: string;
  /**
   * Where it can be watched: its address on YouTube, Vimeo or another site.
   * @label Goes to
   * @form film
   */
  to: string;
}

/** A film elsewhere: a link to it, with a picture if there is one. Nothing is fetched from there before a visitor chooses. */
export default function Film({title, to, picture}: Props): ReactNode {
  return (
    <p className={styles.film}>
      <a href={to}>
        {picture}
        <svg aria-hidden="true" viewBox="0 0 8 8">
          <path d="M2.5 1.5v5L6.5 4z" />
        </svg>
        <span>
          <strong>{title}</strong> Watch on {placeOfFilm(to)}
        </span>
      </a>
    </p>
  );
}
