/** The whole text of a file, for whoever knows its signs. */
import type {ReactNode} from 'react';
import type {Span} from '../../text/edits';
import {useSelected} from '../shared/useSelected';
import styles from './page.module.css';

interface Props {
  text: string;
  selected?: Span;
  onChange: (text: string) => void;
}

export default function WholeText({text, selected, onChange}: Props): ReactNode {
  const box = useSelected(selected);
  return (
    <div className={styles.main}>
      <textarea
        ref={box}
        aria-label="Text"
        value={text}
        onChange={({currentTarget}) => onChange(currentTarget.value)}
      />
    </div>
  );
}
