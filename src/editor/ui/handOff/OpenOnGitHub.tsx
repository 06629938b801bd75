import {type MouseEvent, type ReactNode, useState} from 'react';
import type {Step} from '../../store/handOff';
import Copy from '../shared/Copy';

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
  /** What the file is called. */
  title: string;
  /** Hears that GitHub was opened. */
  opened: () => void;
}

/** The link to GitHub, which first copies what is to be pasted there. */
export default function OpenOnGitHub({step: {url, copy}, title, opened}: Props): ReactNode {
  const [told, setTold] = useState<'copied' | 'refused'>();
  const copies = copy !== undefined && told !== 'refused';
  const copyFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!copies) return opened();
    const done = copyNow(copy);
    event.currentTarget.focus();
    setTold(done ? 'copied' : 'refused');
    // The link opens by itself: browsers hold back windows that a script opens later.
    if (done) opened();
    else event.preventDefault();
  };
  return (
    <>
      <a href={url} target="_blank" rel="noreferrer" onClick={copyFirst}>
        {copies ? 'Copy the text and open' : 'Open'} “{title}” on GitHub
      </a>{' '}
      <span role="status">
        {told === 'copied' && 'Copied.'}
        {told === 'refused' && 'The text was not copied. Copy it with this button before you open GitHub:'}
      </span>{' '}
      {copy !== undefined && told === 'refused' && <Copy text={copy} label="Copy the text" />}
    </>
  );
}
