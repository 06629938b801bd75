/** One passage of a page: its words in a field of their own, with buttons for bold, links and lists. */
import {type ReactNode, type SyntheticEvent, useEffect, useRef, useState} from 'react';
import type {Selection} from '../text/edits';
import * as markdown from '../text/markdown';
import type {Part} from '../text/passage';
import {Button} from './context';
import Field, {Questions} from './Field';
import {LinkToDocument, type NewFiles, NewPicture} from './Files';
import look from './look.module.css';

/** A text box in which words are selected when it opens, and whenever another object comes. */
export function useSelected(selected?: Selection) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const {current} = box;
    if (!selected || !current) return;
    current.focus();
    current.setSelectionRange(selected.start, selected.end);
    // Browsers scroll to a selection only when it is typed over. Long lines make this a guess.
    current.scrollTop = (selected.start / Math.max(current.value.length, 1)) * current.scrollHeight - 100;
  }, [selected]);
  return box;
}

/** An address as somebody writes it: www.example.org, an e-mail address, a telephone number or a page. */
function addressFrom(words: string): string {
  if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s()-]{7,}$/.test(words)) return `tel:${words.replace(/[^\d+]/g, '')}`;
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(words) ? `https://${words}` : words;
}

interface Props {
  file: string;
  /** The text of the page, in which the passage and what is selected at first have their places. */
  text: string;
  part: Part;
  select?: Selection;
  isInvalid: boolean;
  /** Called at each key, with the new text of the page and the files that go with it. */
  onChange: (text: string, files: NewFiles) => void;
}

/** A passage that is open: what is typed goes into the page at once. */
export default function Passage({file, text, part, select, isInvalid, onChange}: Props): ReactNode {
  const {start, end} = part.words;
  const source = text.slice(start, end);
  const words = markdown.shownWords(source);
  const [code] = useState(() => markdown.codeIn(source));
  const [selected] = useState(() => {
    const [from, to] = select ? [select.start, select.end] : [end, end];
    return {start: markdown.shownAt(source, from - start), end: markdown.shownAt(source, to - start)};
  });
  const box = useSelected(selected);
  const [isLinking, setLinking] = useState(false);
  const [picture, setPicture] = useState<File>();
  /** The document to which the link goes that is being made. */
  const documents = useRef<NewFiles>({});
  const isPicture = part.kind === 'picture';
  const isHeading = part.kind === 'heading';

  const type = (typed: string) => {
    const line = isPicture || isHeading ? typed.replace(/\s*\n\s*/g, ' ') : typed;
    const written = markdown.rewrite(source, isPicture ? markdown.withoutBrackets(line) : line, code);
    onChange(text.slice(0, start) + written + text.slice(end), documents.current);
    documents.current = {};
  };
  /** Makes a change of the selected words as if it were typed, so that the browser can undo it. */
  const change = (make: (text: string, selection: Selection) => markdown.Styled) => {
    const field = box.current;
    if (!field) return;
    const styled = make(field.value, {start: field.selectionStart, end: field.selectionEnd});
    field.focus();
    field.setSelectionRange(styled.start, styled.end);
    document.execCommand(styled.text ? 'insertText' : 'delete', false, styled.text);
    field.setSelectionRange(styled.select.start, styled.select.end);
  };
  const link = (address: string, files: NewFiles = {}) => {
    setLinking(false);
    documents.current = files;
    change((all, selection) => markdown.addLink(all, selection, addressFrom(address.trim())));
  };
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    // Office programs copy a picture of the words beside them.
    const isWords = data.getData('text/plain') !== '';
    const image = isWords ? undefined : Array.from(data.files).find((one) => one.type.startsWith('image/'));
    if (!image && event.type === 'drop') return;
    event.preventDefault();
    if (image) setPicture(image);
    else
      document.execCommand(
        'insertText',
        false,
        markdown.readPaste(data.getData('text/html'), data.getData('text/plain')),
      );
  };
  return (
    <div>
      {!isPicture && (
        <div role="toolbar" aria-label="Text style" className={look.row}>
          <Button onClick={() => change(markdown.toggleBold)}>
            <b>Bold</b>
          </Button>
          <Button aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
            Link
          </Button>
          {!isHeading && <Button onClick={() => change(markdown.toggleList)}>List</Button>}
        </div>
      )}
      {isLinking && (
        <Questions
          title="Link"
          action="Make the link"
          onSubmit={(answer) => link(answer('to'))}
          onClose={() => setLinking(false)}
        >
          <Field
            name="to"
            field={{title: 'Goes to', form: 'destination', hint: 'A page such as /contact, or any other address.'}}
            autoFocus
          />
          <LinkToDocument onChosen={link} />
        </Questions>
      )}
      <textarea
        ref={box}
        aria-label="Text"
        aria-describedby="part-problems"
        aria-invalid={isInvalid || undefined}
        value={words}
        rows={Math.max(2, Math.ceil(words.length / 40) + words.split('\n').length)}
        onChange={({currentTarget}) => type(currentTarget.value)}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      {picture && <NewPicture file={file} offset={part.end} source={picture} onClose={() => setPicture(undefined)} />}
    </div>
  );
}
