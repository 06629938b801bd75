import {type ReactNode, useContext} from 'react';
import {PageSilkContext} from '../Silk';
import {pageDesignOf, type SilkName} from '../Silk/silks';
import styles from './styles.module.css';

/** The class of a page that has stripes: all its text begins to the right of them. */
export const stripedPage = (silk: SilkName): string | undefined =>
  pageDesignOf(silk).hasStripes ? styles.page : undefined;

export interface Props {
  /** Whether the stripes turn at the foot and run along it to the edge. */
  turned?: boolean;
}

/** The page's stripes, if it has any, or a part of them on a background that covers the page's. Decoration: an empty element. */
export default function Stripes({turned = false}: Props): ReactNode {
  const {hasStripes} = pageDesignOf(useContext(PageSilkContext));
  return hasStripes && <div className={turned ? styles.turned : styles.straight} />;
}
