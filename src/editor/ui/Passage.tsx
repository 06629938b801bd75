/** One passage of a page: its words in a field of their own, with buttons for bold, links and lists. */
import {type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState} from 'react';
import type {Selection} from '../text/edits';
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
  withoutBrackets,
} from '../text/markdown';
import type {PartKind} from '../text/passage';
import {NewPicture} from './AddPicture';
import {Button, Questions} from './context';
import Field from './Field';
import look from './look.module.css';
import TextBox from './TextBox';

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
  const isOneLine = kind === 'heading' || kind === 'picture';
  const [selected] = useState<Selection>(() => {
    const {start, end} = select ?? {start: markdown.length, end: markdown.length};
    return {start: shownAt(markdown, start), end: shownAt(markdown, end)};
  });

  /** Makes a change of the selected words as if it were typed, so that the browser can undo it. */
  const change = (make: (text: string, selection: Selection) => Styled) => {
    const field = box.current;
    if (!field) return;
    const {value, selectionStart, selectionEnd} = field;
    const {start, end, text, select: now} = make(value, {start: selectionStart, end: selectionEnd});
    field.focus();
    field.setSelectionRange(start, end);
    document.execCommand(text ? 'insertText' : 'delete', false, text);
    field.setSelectionRange(now.start, now.end);
  };
  const link = () => {
    setAddress(undefined);
    if (address) change((text, selection) => addLink(text, selection, addressFrom(address.trim())));
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const image = Array.from(data.files).find((one) => one.type.startsWith('image/'));
    if (!image && event.type === 'drop') return;
    event.preventDefault();
    if (image) return setPicture(image);
    const text = readPaste(data.getData('text/html'), data.getData('text/plain'));
    change((_, {start, end}) => {
      const behind = start + text.length;
      return {start, end, text, select: {start: behind, end: behind}};
    });
  };
  return (
    <div>
      {kind !== 'picture' && (
        <div role="toolbar" aria-label="Text style" className={look.row}>
          <Button onClick={() => change(toggleBold)}>
            <b>Bold</b>
          </Button>
          <Button
            aria-expanded={address !== undefined}
            onClick={() => setAddress(address === undefined ? '' : undefined)}
          >
            Link
          </Button>
          {kind !== 'heading' && <Button onClick={() => change(toggleList)}>List</Button>}
        </div>
      )}
      {address !== undefined && (
        <Questions title="Link" action="Make the link" onSubmit={link} onClose={() => setAddress(undefined)}>
          <Field
            field={{title: 'Goes to', form: 'destination', hint: 'A page such as /contact, or any other address.'}}
            isTarget
            onChange={(value) => setAddress(String(value ?? ''))}
          />
        </Questions>
      )}
      <TextBox
        handle={box}
        value={words}
        selected={selected}
        onChange={(typed) => {
          const line = isOneLine ? typed.replace(/\s*\n\s*/g, ' ') : typed;
          onChange(rewrite(markdown, kind === 'picture' ? withoutBrackets(line) : line, code));
        }}
        aria-describedby="part-problems"
        aria-invalid={isInvalid || undefined}
        rows={Math.max(2, Math.ceil(words.length / 40) + words.split('\n').length)}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      {picture && <NewPicture file={file} offset={at} source={picture} onClose={() => setPicture(undefined)} />}
    </div>
  );
}
