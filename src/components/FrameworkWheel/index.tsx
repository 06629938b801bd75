import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, cloneElement, createContext, isValidElement, type ReactNode, useContext} from 'react';
import {anchorOf} from '../../content/checker/anchor';
import type {ChildrenProps} from '../inputs';
import {CutPiece} from '../Jersey';
import {PIECES} from '../Jersey/garment';
import styles from './styles.module.css';

/** An element's place among the elements of its framework, counted from 0. */
const Place = createContext<number | undefined>(undefined);

export interface ElementProps extends ChildrenProps {
  /** The element's name. @anchor */
  title: string;
}

/** One element of the framework, explained, with its piece of the pattern beside it. @inside FrameworkWheel */
export function FrameworkElement({title, children}: ElementProps): ReactNode {
  const id = anchorOf(title);
  useBrokenLinks().collectAnchor(id);
  const place = useContext(Place);
  if (place === undefined)
    throw new Error(`The element "${title}" has no framework. Write it inside <FrameworkWheel>.`);
  const {box} = PIECES[place % PIECES.length];
  return (
    <li id={id}>
      <svg aria-hidden="true" viewBox={box} overflow="visible" stroke="var(--text)" strokeWidth="0.4">
        <CutPiece place={place} />
      </svg>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}

/**
 * The same children, each element of which knows its place. In the staff's build a mark may be around some of them, so that
 * they are children's children, and an index among siblings would begin anew inside the mark. Pages may put a list or a
 * quotation around them, too, so this looks into whatever there is:
 *
 *   <FrameworkWheel>
 *     <FrameworkElement title="A" />        1
 *     <ToConfirm reason="…">
 *       <FrameworkElement title="B" />      2
 *       <FrameworkElement title="C" />      3
 *     </ToConfirm>
 *   </FrameworkWheel>
 */
function withPlaces(children: ReactNode): ReactNode {
  let next = 0;
  const walk = (nodes: ReactNode): ReactNode =>
    Children.map(nodes, (node) => {
      if (!isValidElement<{children?: ReactNode}>(node)) return node;
      if (node.type !== FrameworkElement) return cloneElement(node, {}, walk(node.props.children));
      const place = next;
      next += 1;
      return <Place.Provider value={place}>{node}</Place.Provider>;
    });
  return walk(children);
}

/**
 * The framework as an ordered list: a <FrameworkElement> each, and beside it its piece of a jersey's pattern. No wheel is
 * drawn: the name is the one that was settled for pages, which are written with it.
 */
export default function FrameworkWheel({children}: ChildrenProps): ReactNode {
  return (
    <ol role="list" className={styles.elements}>
      {withPlaces(children)}
    </ol>
  );
}
