import clsx from 'clsx';
import type {ReactNode} from 'react';
import Button from '../Button';
import type {PictureProps} from '../Picture';
import Silk from '../Silk';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface CardsProps {
  /** How many stand side by side on a wide screen. */
  columns?: 2 | 3 | 4;
  /** The cards, one after another. */
  children: ReactNode;
}

/** Cells of a race card: they touch, and share their rules. */
export function Cards({columns = 3, children}: CardsProps): ReactNode {
  return <div className={clsx(styles.cards, styles[`columns${columns}`])}>{children}</div>;
}

export interface Props extends PictureProps {
  /** The card's heading. */
  title: string;
  /** A silk along its top edge: that of the program or page which the card speaks of. */
  silk?: SilkName;
  /**
   * The words on its button, as they stand in records/buttons.yml. Leave out for a card with no button.
   * @record buttons
   */
  button?: string;
  /**
   * Another address for this one button than the records give.
   * @form address
   */
  to?: string;
  /** What the card says, in Markdown. */
  children?: ReactNode;
}

/** One cell: a heading, a few words or a list, and perhaps a button. */
export default function Card({title, silk, picture, button, to, children}: Props): ReactNode {
  return (
    <div className={styles.card}>
      {silk && <Silk name={silk} strip />}
      {picture && <div className={styles.picture}>{picture}</div>}
      <h3>{title}</h3>
      <div className={styles.words}>{children}</div>
      {button && <Button label={button} about={title} to={to} />}
    </div>
  );
}
