import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useState} from 'react';
import type {Step} from '../../store/handOff';
import shared from '../shared/styles.module.css';
import Copy from './Copy';
import styles from './styles.module.css';

/** Copies at once: an answer that has to be waited for would come when the other page is in front, or never. */
function copyNow(text: string): boolean {
  const area = Object.assign(document.createElement('textarea'), {value: text, readOnly: true});
  Object.assign(area.style, {position: 'fixed', top: 0, opacity: 0});
  document.body.append(area);
  area.focus({preventScroll: true});
  area.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
  }
}

interface Props {
  step: Step;
  /** Whether this is what to do next. */
  isNext: boolean;
  /** What the file is called. */
  title: string;
  /** Called when GitHub is opened. */
  onOpen: () => void;
}

/** The link to GitHub, which first copies what is to be pasted there. */
export default function OpenOnGitHub({step: {url, copy}, isNext, title, onOpen}: Props): ReactNode {
  const [status, setStatus] = useState<'copied' | 'refused'>();
  const copies = copy !== undefined && status !== 'refused';
  const copyFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!copies) return onOpen();
    const done = copyNow(copy);
    event.currentTarget.focus();
    setStatus(done ? 'copied' : 'refused');
    // The link opens by itself: browsers hold back windows that a script opens later.
    if (done) onOpen();
    else event.preventDefault();
  };
  return (
    <>
      <a
        href={url}
        className={clsx(styles.open, isNext && shared.main)}
        target="_blank"
        rel="noreferrer"
        onClick={copyFirst}
      >
        {copies ? 'Copy the text and open' : 'Open'} “{title}” on GitHub
      </a>{' '}
      <span role="status">
        {status === 'copied' && 'Copied.'}
        {status === 'refused' && 'The text was not copied. Copy it with this button before you open GitHub:'}
      </span>{' '}
      {copy !== undefined && status === 'refused' && <Copy text={copy} label="Copy the text" />}
    </>
  );
}
