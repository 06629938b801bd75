import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {anchorOf} from '../../content/anchor';
import {propsOfChildren} from '../children';
import styles from './styles.module.css';
import Wheel from './Wheel';

export interface ElementProps {
  /**
   * The element's name.
   * @anchor
   */
  title: string;
  /** What it means, in Markdown. */
  children: ReactNode;
}

/** One element of the framework, explained. */
export function FrameworkElement({title, children}: ElementProps): ReactNode {
  const id = anchorOf(title);
  useBrokenLinks().collectAnchor(id);
  return (
    <article id={id} className={styles.element}>
      <h3>{title}</h3>
      <div>{children}</div>
    </article>
  );
}

export interface Props {
  /** The six elements: a <FrameworkElement> each. */
  children: ReactNode;
}

/** The framework as a wheel around one person, in words an ordered list; then each element explained. */
export default function FrameworkWheel({children}: Props): ReactNode {
  return (
    <>
      <div className={styles.diagram}>
        <Wheel />
        <ol>
          {propsOfChildren(children, FrameworkElement).map(({title}) => (
            <li key={title}>
              <a href={`#${anchorOf(title)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.elements}>{children}</div>
    </>
  );
}
