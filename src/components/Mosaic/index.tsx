import type {ReactNode} from 'react';
import type {PictureProps} from '../Picture';
import Silk from '../Silk';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

/** Sixteen silks: in rows of four, six or eight, no two that touch have the same color at their common edge. */
const TILES: SilkName[] = [
  'home',
  'petals',
  'basket',
  'ladder',
  'moon',
  'link',
  'hatchery',
  'crown',
  'waves',
  'academy',
  'catalyst',
  'launchpad',
  'steps',
  'aguma-framework',
  'ideathon',
  'kite',
];

/** Where pictures take the place of silks: apart from each other, and in sight on a phone too. */
const PICTURES = [1, 4, 6, 9, 11];

interface MosaicProps {
  /** Pictures among the silks, five at most. */
  tiles?: ReactNode[];
}

/** A field of silks that fills its place. Its tiles slide in once when the page opens. */
export default function Mosaic({tiles = []}: MosaicProps): ReactNode {
  return (
    <div aria-hidden={tiles.length === 0 || undefined} className={styles.mosaic}>
      {TILES.map((name, index) => tiles[PICTURES.indexOf(index)] ?? <Silk key={name} name={name} />)}
    </div>
  );
}

export interface Props extends PictureProps {
  /**
   * The picture: its address, /pictures/ and the file's name.
   * @form picture
   */
  picture: string;
  /**
   * What the picture shows, for people who can't see it.
   * @label The picture shows
   */
  shows: string;
}

/**
 * A picture among the silks of the home page's mosaic. It goes inside <Hero mosaic>, five times at most.
 * @inside Hero
 */
export function Tile({picture}: Props): ReactNode {
  return picture;
}
