import clsx from 'clsx';
import {Children, type ComponentType, type ReactNode, useContext} from 'react';
import {type ChildrenProps, propsOfChildren, useRecords} from '../inputs';
import {HangingJersey} from '../Jersey';
import {PIECES} from '../Jersey/garment';
import type {NeededPictureProps, PictureProps} from '../Picture';
import sectionStyles from '../Section/styles.module.css';
import Silk, {PageSilk, toneOf} from '../Silk';
import {type SilkName, silks, TILES} from '../Silk/silks';
import styles from './styles.module.css';

const EGG = 'M0 42C28 42 49 84 49 112a49 46 0 0 1-98 0C-49 84-28 42 0 42z';
const SHELL = 'M-28 150A49 46 0 0 1-49 112l1-10 20 15 14-18 14 18 14-18 14 18 20-15 1 10A49 46 0 0 1 28 150z';
const LID = 'M-45 93C-38 64-20 40 0 40S38 64 45 93l-15-12-15 13-15-13-15 13-15-13z';

/** A row of eggs, one of which is hatching: as many as there is room for, and each of them whole. */
function Eggs(): ReactNode {
  const chick = (
    <>
      <circle fill="var(--silk-paper)" cy="90" r="27" />
      <path fill="var(--silk-clay)" d="M22 84l17 6-17 7z" />
      <circle fill="var(--silk-ink)" cx="11" cy="82" r="4" />
      <path d={SHELL} />
      <path d={LID} className={styles.lid} />
    </>
  );
  return (
    <div aria-hidden="true" className={styles.eggs}>
      {Array.from({length: 12}, (_, place) => `${place}`).map((place) => (
        <svg key={place} aria-hidden="true" viewBox="-49 0 98 150" overflow="visible">
          {place === '1' ? chick : <path d={EGG} />}
        </svg>
      ))}
    </div>
  );
}

/** What opens any other page: the silk's shape, as large as its place. */
const Emblem = ({silk}: {silk: SilkName}): ReactNode => <Silk name={silk} bare className={styles.emblem} />;

/** A tailor's pattern: the framework's jersey cut into six numbered pieces. */
function Pattern(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="-1.4 23 69.8 62"
      fill="none"
      stroke="var(--silk-gold)"
      strokeWidth="0.7"
      strokeDasharray="2.1 .9" // The sides are as long as some of them: corners are closed.
      strokeDashoffset="1.05"
      className={styles.pattern}
    >
      {PIECES.map(({path, apart, number: [x, y]}, index) => (
        <g key={path} transform={`translate(${apart})`}>
          <path d={path} />
          <text x={x} y={y} fill="currentcolor" stroke="none">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The founding year, from edge to edge, painted across the spine that runs down the page (Page). */
function Year(): ReactNode {
  return (
    <span aria-hidden="true" className={styles.year}>
      {useRecords().organisation.founded}
    </span>
  );
}

/** Where pictures take the place of silks: apart from each other, and in sight on a phone too. */
const PICTURES = [1, 4, 6, 9, 11];

/** A field of silks that fills its place, with five pictures at most. Its tiles slide in once when the page opens. */
function Mosaic({tiles}: {tiles: ReactNode[]}): ReactNode {
  return (
    <div aria-hidden={tiles.length === 0 || undefined} className={styles.mosaic}>
      {TILES.map((name, index) => tiles[PICTURES.indexOf(index)] ?? <Silk key={name} name={name} />)}
    </div>
  );
}

/** What opens the page that owns a silk, and where. Nothing does where the page's first component is its picture. */
const DRAWINGS: Partial<Record<SilkName, {Drawing?: ComponentType<{silk: SilkName}>; place: string}>> = {
  about: {Drawing: Year, place: 'behind'},
  'aguma-framework': {Drawing: Pattern, place: 'beside'},
  hatchery: {Drawing: Eggs, place: 'below'},
  programs: {place: 'alone'},
  impact: {place: 'alone'},
  more: {place: 'doorway'},
};

export interface Props extends PictureProps, ChildrenProps {
  /** A field of silks beside the headline: for the home page. */
  mosaic?: boolean;
}

/** The opening of a page, in its own silk: the headline (# like this), a sentence or two, and buttons if there are any. */
export default function Hero({mosaic = false, picture, children}: Props): ReactNode {
  const silk = useContext(PageSilk);
  const {ground, color} = silks[silk];
  const parts = Children.toArray(children);
  const beside = parts.filter((part) => propsOfChildren(part, Beside).length > 0);
  const tiles = parts.filter((part) => propsOfChildren(part, Tile).length > 0);
  const {Drawing, place} = DRAWINGS[silk] ?? {Drawing: Emblem, place: 'beside'};
  const isPlain = mosaic || picture || beside.length > 0;
  const look = isPlain ? styles.beside : [styles[place], ground === 'sand' ? sectionStyles.sand : toneOf(ground)];
  return (
    <div className={clsx(styles.hero, look)}>
      <div className={styles.words}>{parts.filter((part) => !beside.includes(part) && !tiles.includes(part))}</div>
      {mosaic && <Mosaic tiles={tiles} />}
      {picture}
      {beside}
      {beside.length > 0 && (
        <div className={clsx(styles.frieze, toneOf(color))}>
          {[...'12345678'].map((place) => (
            <Silk key={place} name={silk} bare />
          ))}
        </div>
      )}
      {!isPlain && Drawing && <Drawing silk={silk} />}
    </div>
  );
}

/** The other half of a page's opening, on the ground of the page's silk. It goes inside <Hero>. */
export function Beside({children}: ChildrenProps): ReactNode {
  const silk = useContext(PageSilk);
  return <div className={clsx(styles.other, toneOf(silks[silk].ground))}>{children}</div>;
}

/** The whole of a page that says what isn't there: its words, and a jersey that nobody wears. Not for pages of ours. */
export function Lost({children}: ChildrenProps): ReactNode {
  return (
    <main className={clsx(styles.hero, styles.beside, styles.lost, toneOf('lake'))}>
      <div className={styles.words}>{children}</div>
      <HangingJersey />
    </main>
  );
}

/** A picture among the silks of the home page's mosaic. It goes inside <Hero mosaic>, five times at most. @inside Hero */
export function Tile({picture}: NeededPictureProps): ReactNode {
  return picture;
}
