import clsx from 'clsx';
import type {ReactNode} from 'react';
import Button, {type LinkProps} from '../Button';
import type {ChildrenProps} from '../children';
import {backgroundClass} from '../Silk';
import styles from './styles.module.css';

/**
 * The price board: one <Tier> for each, the main one first, side by side, or one below the other on a small screen.
 * @label Prices
 */
export default function TierTable({children}: ChildrenProps): ReactNode {
  return <div className={styles.board}>{children}</div>;
}

export interface TierProps extends LinkProps, ChildrenProps {
  /** The tier's name. */
  type: string;
  /**
   * Its price: the currency, a space, the amount with commas, such as UGX 20,000.
   * @format price
   */
  price: string;
  /** Who or what the tier is for, in a few words. */
  description: string;
  /** Whether this tier is highlighted. */
  featured?: boolean;
}

/** Splits a price such as "UGX 20,000" into its currency and its amount. A price in another format is all amount. */
function partsOf(price: string): {currency?: string; amount: string} {
  const [, currency, amount] = /^(UGX) (.+)$/.exec(price) ?? [];
  return amount ? {currency, amount} : {amount: price};
}

/**
 * One tier of membership: the list of what its price includes.
 * @label Price
 * @inside TierTable
 * @add Price: A tier of the Hatchery, and what it includes.
 * @only TierTable
 */
export function Tier({type, price, description, featured = false, to, file, children}: TierProps): ReactNode {
  const {currency, amount} = partsOf(price);
  return (
    <article className={clsx(styles.tier, featured && backgroundClass('gold'))}>
      <h3>{type}</h3>
      <p className={styles.price}>
        <span>{currency}</span> {amount}
      </p>
      <p className={styles.description}>{description}</p>
      <div className={styles.includes}>{children}</div>
      {/* `openQuestions.ts` in src/content repeats this label. */}
      <Button
        label="Choose tier"
        screenReaderText={type}
        to={to}
        file={file}
        primary={featured}
        className={styles.button}
      />
    </article>
  );
}
