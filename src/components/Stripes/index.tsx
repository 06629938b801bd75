import {type ReactNode, useContext} from 'react';
import {PageSilkContext} from '../Silk';
import {pageDesignOf} from '../Silk/pageDesigns';
import type {SilkName} from '../Silk/silks';
import styles from './styles.module.css';

/** The class of a page whose silk has stripes: all its text begins beside them. */
export const stripedPage = (silk: SilkName): string | undefined =>
  pageDesignOf(silk).hasStripes ? styles.page : undefined;

export interface Props {
  /** Whether the stripes turn at the foot and run along it to the edge. */
  turned?: boolean;
}

/**
 * The stripes of a page, or of a part of it whose background covers the page's. Nothing where the page's silk has none.
 * Decoration: an empty element, which screen readers ignore.
 */
export default function Stripes({turned = false}: Props): ReactNode {
  const {hasStripes} = pageDesignOf(useContext(PageSilkContext));
  return hasStripes && <div className={turned ? styles.turned : styles.straight} />;
}
