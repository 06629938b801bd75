import clsx from 'clsx';
import {createContext, type ReactNode, useContext} from 'react';
import Button, {type LinkProps} from '../Button';
import type {ChildrenProps} from '../children';
import grid from '../Grid/styles.module.css';
import Rider from '../Rider';
import Silk, {PageSilkContext} from '../Silk';
import type {Shape, SilkName} from '../Silk/silks';
import styles from './styles.module.css';

/** Whether a card fills a row (`<Cards columns={1}>`). */
const InRowsContext = createContext(false);

export interface CardsProps extends ChildrenProps {
  /** How many stand side by side on a wide screen. With 1, each is a ruled row. */
  columns?: 1 | 2 | 3 | 4;
  /**
   * Whether they are one below the other until the screen is wide, as in a banner.
   * @rare
   */
  stacked?: boolean;
}

/** Cards in a grid. They touch and share their rules. */
export function Cards({columns = 3, stacked = false, children}: CardsProps): ReactNode {
  const classes = [grid.cells, stacked && [grid.stacked, styles.stacked], styles.cards, styles[`columns${columns}`]];
  return (
    <div className={clsx(classes)}>
      <InRowsContext.Provider value={columns === 1}>{children}</InRowsContext.Provider>
    </div>
  );
}

export interface Props extends LinkProps {
  /** The card's heading. */
  title: string;
  /**
   * The rider at its top, in the silk of the program or page that the card is about.
   * @format silk
   */
  silk?: SilkName;
  /**
   * A tile at its top, in the page's colors, for a card that is about neither.
   * @rare
   */
  icon?: Shape;
  /** The text on its button. Leave out for a card with no button. */
  button?: string;
  /** What the card says, in Markdown. */
  children?: ReactNode;
}

/** The kinds of cards, each a class of the style sheet. A plain card has only text, and no class. */
type Kind = 'row' | 'rider' | 'tiled';

function kindOf(isRow: boolean, {silk, icon}: Pick<Props, 'silk' | 'icon'>): Kind | undefined {
  if (isRow) return 'row';
  if (silk) return 'rider';
  return icon && 'tiled';
}

/**
 * One cell: a heading, a short text or a list, and perhaps a button.
 * @inside Cards
 * @add Card: One of several things side by side, such as the facilities.
 */
export default function Card({title, silk, icon, button, to, file, children}: Props): ReactNode {
  const page = useContext(PageSilkContext);
  const kind = kindOf(useContext(InRowsContext), {silk, icon});
  const hasDrawing = Boolean(silk ?? icon);
  return (
    <div className={clsx(grid.cell, styles.card, kind && styles[kind], hasDrawing && styles.withDrawing)}>
      {silk ? (
        <Rider silk={silk} className={styles.drawing} />
      ) : (
        icon && <Silk name={page} shape={icon} className={styles.drawing} />
      )}
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
      {button && <Button label={button} screenReaderText={title} to={to} file={file} className={styles.button} />}
    </div>
  );
}
