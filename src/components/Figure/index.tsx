import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';
import {CountingContext} from '../Figures';
import {useRecords} from '../records';
import {formatFigure, zeroOf} from './format';
import Suns from './Suns';
import styles from './styles.module.css';

export interface Props {
  /**
   * The figure's name in records/figures.yml.
   * @record figures
   */
  name: string;
  /** Other words than the record's to go with it on this page. */
  label?: string;
  /** Words or signs in front of the number on this page, such as UGX. */
  prefix?: string;
  /** The short form: 16K+ in place of 16,000+. */
  compact?: boolean;
  /** From edge to edge, with suns for its zeros: for the first of the figures that are set as a poster. */
  suns?: boolean;
}

/**
 * One figure and its label. Its text is the final value, also while moving digits are painted over it.
 * @inside Figures
 */
export default function Figure({name, label, prefix, compact = false, suns = false}: Props): ReactNode {
  const record = useRecords().figures[name];
  if (!record) throw new Error(`No figure is called "${name}". The names stand in records/figures.yml.`);
  const before = prefix ?? record.prefix;
  const counts = useContext(CountingContext) && record.duration;
  const value = formatFigure(record, {compact});

  return (
    <li className={styles.figure}>
      {before && <span className={clsx(styles.value, styles.prefix)}>{before} </span>}
      <span className={clsx(styles.value, suns && styles.wide)}>
        {/* Digits are painted from an attribute: screen readers, copying and translation never meet them. */}
        {counts && (
          <span
            aria-hidden="true"
            className={styles.digits}
            data-duration={record.duration}
            data-zero={zeroOf(value)}
          />
        )}
        <span>{value}</span>
        {suns && <Suns figure={value} />}
      </span>{' '}
      <span className={styles.label}>{label ?? record.label}</span>
    </li>
  );
}
