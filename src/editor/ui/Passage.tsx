/** One passage of a page: its words in a field of their own, with buttons for bold, links and lists. */
import {type ClipboardEvent, type DragEvent, type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Edit, Selection} from '../text/edits';
import {
  addLink,
  codeIn,
  readPaste,
  rewrite,
  type Styled,
  shownAt,
  shownWords,
  toggleBold,
  toggleList,
} from '../text/markdown';
import type {PartKind} from '../text/passage';
import {NewPicture} from './AddPicture';
import Field from './Field';
import look from './look.module.css';
import styles from './page.module.css';

interface Props {
  file: string;
  kind: PartKind;
  /** The passage's Markdown. */
  markdown: string;
  /** Where the passage ends in the page: a picture that is pasted or dropped goes there. */
  at: number;
  onChange: (markdown: string) => void;
  /** Where the cursor stands at first, in the Markdown. */
  select?: Selection;
  isInvalid: boolean;
}

/** An address as somebody writes it: www.example.org, an e-mail address, a telephone number or a page. */
function addressFrom(words: string): string {
  if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s()-]{7,}$/.test(words)) return `tel:${words.replace(/[^\d+]/g, '')}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(words) ? `https://${words}` : words;
}

/** A passage that is open: what is typed goes into the page at once. */
export default function Passage({file, kind, markdown, at, onChange, select, isInvalid}: Props): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);
  const [code] = useState(() => codeIn(markdown));
  const [address, setAddress] = useState<string>();
  const [picture, setPicture] = useState<File>();
  const words = shownWords(markdown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useEffect(() => {
    const {start, end} = select ?? {start: markdown.length, end: markdown.length};
    box.current?.focus();
    box.current?.setSelectionRange(shownAt(markdown, start), shownAt(markdown, end));
  }, []);

  /** Writes into the field as if it were typed, so that the browser can undo it. */
  const type = ({start, end, text}: Edit) => {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  };
  const selected = (): Selection => ({
    start: box.current?.selectionStart ?? words.length,
    end: box.current?.selectionEnd ?? words.length,
  });
  /** Makes a change of the selected words, and selects what it made. */
  const change = (make: (text: string, selection: Selection) => Styled) => {
    const {select: now, ...edit} = make(words, selected());
    type(edit);
    box.current?.setSelectionRange(now.start, now.end);
  };
  const link = (event: FormEvent) => {
    event.preventDefault();
    setAddress(undefined);
    if (address) change((text, selection) => addLink(text, selection, addressFrom(address.trim())));
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const image = Array.from(data.files).find((one) => one.type.startsWith('image/'));
    if (!image && event.type === 'drop') return;
    event.preventDefault();
    if (image) setPicture(image);
    else type({...selected(), text: readPaste(data.getData('text/html'), data.getData('text/plain'))});
  };
  return (
    <div className={styles.passage}>
      {kind !== 'picture' && (
        <div role="toolbar" aria-label="Text style" className={look.row}>
          <button type="button" onClick={() => change(toggleBold)}>
            <b>Bold</b>
          </button>
          <button
            type="button"
            aria-expanded={address !== undefined}
            onClick={() => setAddress(address === undefined ? '' : undefined)}
          >
            Link
          </button>
          {kind !== 'heading' && (
            <button type="button" onClick={() => change(toggleList)}>
              List
            </button>
          )}
        </div>
      )}
      {address !== undefined && (
        <form onSubmit={link}>
          <Field
            field={{title: 'Goes to', form: 'destination', hint: 'A page such as /contact, or any other address.'}}
            isTarget
            onChange={(value) => setAddress(String(value ?? ''))}
          />
          <button type="submit">Make the link</button>
        </form>
      )}
      <textarea
        ref={box}
        aria-label="Text"
        aria-describedby="part-problems"
        aria-invalid={isInvalid || undefined}
        value={words}
        spellCheck
        rows={Math.max(2, Math.ceil(words.length / 40) + words.split('\n').length)}
        onChange={({currentTarget: {value}}) => {
          const isOneLine = kind === 'heading' || kind === 'picture';
          onChange(rewrite(markdown, isOneLine ? value.replace(/\s*\n\s*/g, ' ') : value, code));
        }}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      {picture && <NewPicture file={file} offset={at} source={picture} onClose={() => setPicture(undefined)} />}
    </div>
  );
}
