import clsx from 'clsx';
import {Children, isValidElement, type ReactNode, useContext} from 'react';
import Mosaic from '../Mosaic';
import {PageSilk} from '../Page/silk';
import {silks} from '../Silk/silks';
import {toneOf} from '../Tone';
import {drawingOf} from './art';
import styles from './styles.module.css';

export interface Props {
  /** A field of silks beside the headline: for the home page. */
  mosaic?: boolean;
  /** The page's headline (# like this), a sentence or two, and buttons if there are any. */
  children: ReactNode;
}

/** The opening of a page, in the page's own silk. */
export default function Hero({mosaic = false, children}: Props): ReactNode {
  const silk = useContext(PageSilk);
  const parts = Children.toArray(children);
  const beside = parts.filter((part) => isValidElement(part) && part.type === Beside);
  const {Drawing, place} = drawingOf(silk);
  const plain = mosaic || beside.length > 0;
  return (
    <div
      className={clsx(
        styles.hero,
        mosaic && styles.mosaic,
        plain ? styles.beside : clsx(styles[place], toneOf(silks[silk].ground)),
      )}
    >
      <div className={styles.words}>{parts.filter((part) => !beside.includes(part))}</div>
      {mosaic && <Mosaic />}
      {beside}
      {!plain && <Drawing silk={silk} />}
    </div>
  );
}

export interface BesideProps {
  /** What stands in the other half, in Markdown. */
  children: ReactNode;
}

/** The other half of a page's opening, on the ground of the page's silk. It goes inside <Hero>. */
export function Beside({children}: BesideProps): ReactNode {
  const silk = useContext(PageSilk);
  return <div className={clsx(styles.other, toneOf(silks[silk].ground))}>{children}</div>;
}
