import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';
import Button, {type LinkProps} from '../Button';
import type {ChildrenProps} from '../children';
import grid from '../Grid/styles.module.css';
import Rider from '../Rider';
import Silk, {PageSilkContext} from '../Silk';
import type {Shape, SilkName} from '../Silk/silks';
import styles from './styles.module.css';

export interface CardsProps extends ChildrenProps {
  /** How many are side by side on a wide screen. With 1, each is a row. */
  columns?: 1 | 2 | 3 | 4;
}

/** Cards in a grid. They touch and share their rules. */
export function Cards({columns = 3, children}: CardsProps): ReactNode {
  return <div className={clsx(grid.cells, styles.cards, styles[`columns${columns}`])}>{children}</div>;
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
   * A tile at its top, in the page's colors, for a card that isn’t about a program or page.
   * @rare
   */
  icon?: Shape;
  /** The text on its button. Leave out for a card with no button. */
  button?: string;
  /** What the card says, in Markdown. */
  children?: ReactNode;
}

/**
 * A heading, a short text or a list, and an optional button.
 * @inside Cards
 * @add Card: One of several things side by side, such as the facilities.
 */
export default function Card({title, silk, icon, button, to, file, children}: Props): ReactNode {
  const page = useContext(PageSilkContext);
  return (
    <div className={clsx(grid.cell, styles.card, silk && styles.rider)}>
      {silk ? (
        <Rider silk={silk} className={styles.drawing} />
      ) : (
        icon && <Silk name={page} shape={icon} className={styles.drawing} />
      )}
      <div className={styles.body}>
        <h3>{title}</h3>
        <div className={styles.text}>{children}</div>
        {button && <Button label={button} screenReaderText={title} to={to} file={file} className={styles.button} />}
      </div>
    </div>
  );
}
