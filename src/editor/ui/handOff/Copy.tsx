import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

const select = (area: HTMLTextAreaElement | null) => {
  area?.focus();
  area?.select();
};

/** A button that copies, and says that it did. Where a browser forbids it, the text is selected, to be copied by hand. */
export default function Copy({text, label}: {text: string; label: string}): ReactNode {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      setStatus('Press Ctrl+C (on a Mac, Command+C; on a phone, hold a finger on the text and choose “Copy”).');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>{' '}
      <span role="status">{status}</span>
      {status.startsWith('Press') && (
        <textarea ref={select} readOnly aria-label={label} value={text} className={styles.copy} />
      )}
    </>
  );
}
