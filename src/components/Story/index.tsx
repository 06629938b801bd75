import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';
import {type ChildrenProps, splitChildren} from '../children';
import Silk, {backgroundClass, PageSilkContext} from '../Silk';
import type {PanelBackground, Shape} from '../Silk/silks';
import styles from './styles.module.css';

export interface Props extends ChildrenProps {
  /** What kind of startup it is. */
  category: string;
  /** Its name, once it may be published. */
  company?: string;
  /** Who founded it, once it may be published. */
  founder?: string;
  /** What the founder said, word for word, once it may be published. */
  quote?: string;
  /**
   * Its background.
   * @rare
   * @format background
   */
  background?: PanelBackground;
  /**
   * A shape for what it works with, on a tile beside its name.
   * @rare
   */
  icon?: Shape;
}

/**
 * A startup's story, told by its results.
 * @add Story: What became of a startup, with a result in figures.
 */
export default function Story({
  category,
  company,
  founder,
  quote,
  background = 'leaf',
  icon,
  children,
}: Props): ReactNode {
  const silk = useContext(PageSilkContext);
  const [text, results] = splitChildren(children, Result);
  return (
    <article className={clsx(styles.story, backgroundClass(background))}>
      <div>
        <h3>
          {icon && <Silk name={silk} shape={icon} className={styles.tile} />}
          {company ?? category}
        </h3>
        {company && <p>{category}</p>}
        {founder && !quote && <p>Founded by {founder}</p>}
        {text}
        {quote && (
          <blockquote>
            <p>{quote}</p>
            {founder && <footer>{founder}</footer>}
          </blockquote>
        )}
      </div>
      {results.length > 0 && (
        <ul role="list" className={clsx('unmarked', styles.results)}>
          {results}
        </ul>
      )}
    </article>
  );
}

export interface ResultProps {
  /** The figure, such as 30%. */
  value: string;
  /** The text below the figure. */
  label: string;
}

/**
 * One result of a story.
 * @inside Story
 */
export function Result({value, label}: ResultProps): ReactNode {
  return (
    <li>
      <span className={styles.value}>{value}</span> {label}
    </li>
  );
}
