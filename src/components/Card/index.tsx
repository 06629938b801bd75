/** Cards: things of one kind side by side, as on a race card. Their sheet decides what is beside what on which window. */
import clsx from 'clsx';
import {createContext, type ReactNode, useContext} from 'react';
import Button, {type LinkProps} from '../Button';
import cells from '../Cells/styles.module.css';
import type {ChildrenProps} from '../children';
import {Surroundings} from '../context';
import type {AfterBuild, PictureProps} from '../Picture';
import Rider from '../Rider';
import Silk, {PageSilk} from '../Silk';
import type {Shape, SilkName} from '../Silk/silks';
import styles from './card.module.css';
import riders from './riders.module.css';
import rows from './rows.module.css';

/** Whether a card is a row of its own. */
const InRows = createContext(false);

export interface CardsProps extends ChildrenProps {
  /** How many stand side by side on a wide screen. With 1, each is a ruled row. */
  columns?: 1 | 2 | 3 | 4;
}

/** Cells of a race card: they touch, and share their rules. */
export function Cards({columns = 3, children}: CardsProps): ReactNode {
  const surrounding = useContext(Surroundings);
  const areRows = columns === 1;
  const classes = [
    cells.cells,
    surrounding === 'page' && cells.onPage,
    surrounding === 'statement' && [cells.inStatement, styles.inStatement],
    styles.cards,
    areRows ? rows.rows : styles[`columns${columns}`],
  ];
  return (
    <div className={clsx(classes)}>
      <InRows.Provider value={areRows}>{children}</InRows.Provider>
    </div>
  );
}

export interface Props extends LinkProps, PictureProps {
  /** The card's heading. */
  title: string;
  /**
   * The rider at its top, in the silk of the program or page which the card speaks of.
   * @format silk
   */
  silk?: SilkName;
  /**
   * A tile at its top, in the page's colors, where it speaks of neither.
   * @rare
   */
  shape?: Shape;
  /**
   * The words on its button, as in records/buttons.yml. Leave out for a card with no button.
   * @record buttons
   */
  button?: string;
  /** What the card says, in Markdown. */
  children?: ReactNode;
}

/** What the sheet of a kind adds to the parts of a card, as classes. */
interface Looks {
  card?: string;
  /** Of a card with a tile or a rider, for the whole of it. */
  withDrawing?: string;
  drawing?: string;
  title?: string;
  words?: string;
  button?: string;
}

type Kind = 'plain' | 'rider' | 'row';

const LOOKS: Record<Kind, Looks> = {
  plain: {withDrawing: styles.withTile},
  rider: {
    card: riders.card,
    drawing: riders.drawing,
    title: riders.title,
    words: riders.words,
    button: riders.button,
  },
  row: {
    card: rows.card,
    withDrawing: rows.withDrawing,
    drawing: rows.drawing,
    words: rows.words,
    button: rows.button,
  },
};

function kindOf(isRow: boolean, silk?: SilkName): Kind {
  if (isRow) return 'row';
  return silk ? 'rider' : 'plain';
}

/**
 * One cell: a heading, a few words or a list, and perhaps a button.
 * @inside Cards
 * @add Card: One of several things side by side, such as the facilities.
 * @rank 1
 */
export default function Card({title, silk, shape, picture, button, to, file, children}: AfterBuild<Props>): ReactNode {
  const page = useContext(PageSilk);
  const looks = LOOKS[kindOf(useContext(InRows), silk)];
  const hasDrawing = Boolean(silk || shape);
  return (
    <div className={clsx(cells.cell, [styles.card, looks.card], hasDrawing && [styles.withDrawing, looks.withDrawing])}>
      {picture}
      {silk && <Rider silk={silk} className={clsx(styles.drawing, looks.drawing)} />}
      {shape && <Silk name={page} shape={shape} className={clsx(styles.drawing, styles.tile, looks.drawing)} />}
      <h3 className={looks.title}>{title}</h3>
      <div className={clsx(styles.words, looks.words)}>{children}</div>
      {button && (
        <Button label={button} about={title} to={to} file={file} className={clsx(styles.button, looks.button)} />
      )}
    </div>
  );
}
