import clsx from 'clsx';
import {type ReactNode, useContext, useEffect, useRef, useState} from 'react';
import {CountingContext} from '../Figures';
import {useRecords} from '../records';
import {countAt, formatFigure} from './format';
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
 * One figure and its label. What the page says is always the final value; while it counts, moving digits are
 * painted over it, which a screen reader does not see and which take no room of their own.
 * @inside Figures
 */
export default function Figure({name, label, prefix, compact = false, suns = false}: Props): ReactNode {
  const record = useRecords().figures[name];
  if (!record) throw new Error(`No figure is called "${name}". The names stand in records/figures.yml.`);
  const before = prefix ?? record.prefix;
  const phase = useContext(CountingContext);
  const [moving, setMoving] = useState(false);
  const digits = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    setMoving(phase !== 'still');
    if (phase !== 'counting') return undefined;
    const {number, duration = 0} = record;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const elapsed = Math.max(now - start, 0);
      if (elapsed >= duration) return setMoving(false);
      const value = countAt(number, elapsed, duration);
      if (digits.current) digits.current.textContent = formatFigure(record, {compact, value});
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [phase, record, compact]);

  return (
    <li className={styles.figure}>
      {before && <span className={clsx(styles.value, styles.prefix)}>{before} </span>}
      <span className={clsx(styles.value, moving && styles.moving, suns && styles.wide)}>
        <span>{formatFigure(record, {compact})}</span>
        {suns && <Suns figure={formatFigure(record, {compact})} />}
        {moving && (
          <span aria-hidden="true" className={styles.digits} ref={digits}>
            {formatFigure(record, {compact, value: 0})}
          </span>
        )}
      </span>{' '}
      <span className={styles.label}>{label ?? record.label}</span>
    </li>
  );
}
