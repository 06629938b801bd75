/** One passage of a page: its words in a field of their own, with buttons for bold, links and lists. */
import {type ClipboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState} from 'react';
import {type Changed, editBetween, type Selection} from '../text/edits';
import {addLink, readPaste, toggleBold, toggleList} from '../text/markdown';
import {codeIn, type PartKind, rewrite, shownAt, shownWords} from '../text/passage';
import {useEditor} from './context';
import look from './look.module.css';
import styles from './page.module.css';

interface Props {
  kind: PartKind;
  /** The passage's Markdown. */
  markdown: string;
  onChange: (markdown: string) => void;
  /** Where the cursor stands at first, in the Markdown. */
  select?: Selection;
  /** Id of the problems below it, and whether there are any. */
  describedBy?: string;
  isInvalid: boolean;
}

/** Where a selection is after an edit by somebody else. */
function moved({start, end}: Selection, before: string, after: string): Selection {
  const edit = editBetween(before, after);
  if (!edit) return {start, end};
  const move = (at: number) =>
    at <= edit.start ? at : Math.max(edit.start, at + edit.text.length - (edit.end - edit.start));
  return {start: move(start), end: move(end)};
}

interface LinkFormProps {
  onDone: (address: string | undefined) => void;
}

/** Asks where a link goes: a page of the site, or any address. */
function LinkForm({onDone}: LinkFormProps): ReactNode {
  const {site} = useEditor();
  const id = useId();
  const [address, setAddress] = useState('');
  const pages = Object.keys(site.titles).filter((file) => file.startsWith('pages/'));
  // Somebody writes www.example.org, an e-mail address or a telephone number as they are.
  const target = () => {
    const words = address.trim();
    if (/^[^\s@/:]+@[^\s@]+\.[^\s@]+$/.test(words)) return `mailto:${words}`;
    if (/^\+?[\d\s()-]{7,}$/.test(words)) return `tel:${words.replace(/[^\d+]/g, '')}`;
    return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(words) ? `https://${words}` : words;
  };
  return (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(target() || undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDone(undefined);
      }}
    >
      <label htmlFor={id}>Goes to</label>
      <input
        id={id}
        list={`${id}-pages`}
        value={address}
        placeholder="/contact, or https://…"
        autoComplete="off"
        autoCapitalize="none"
        // biome-ignore lint/a11y/noAutofocus: the button just pressed asks for it.
        autoFocus
        onChange={({currentTarget}) => setAddress(currentTarget.value)}
      />
      <datalist id={`${id}-pages`}>
        {pages.map((file) => (
          <option key={file} value={`/${file.replace(/^pages\/(index)?|\.mdx$/g, '')}`}>
            {site.titles[file]}
          </option>
        ))}
      </datalist>
      <button type="submit">Make the link</button>
      <button type="button" onClick={() => onDone(undefined)}>
        Cancel
      </button>
    </form>
  );
}

export default function Passage({kind, markdown, onChange, select, describedBy, isInvalid}: Props): ReactNode {
  const box = useRef<HTMLTextAreaElement>(null);
  const [code] = useState(() => codeIn(markdown));
  const [isLinking, setLinking] = useState(false);
  const words = shownWords(markdown);
  const shown = useRef(words);
  const selection = useRef<Selection>({start: words.length, end: words.length});
  const wanted = useRef<Selection>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useEffect(() => {
    const at = select
      ? {start: shownAt(markdown, select.start), end: shownAt(markdown, select.end)}
      : selection.current;
    selection.current = at;
    box.current?.focus();
    box.current?.setSelectionRange(at.start, at.end);
  }, []);

  // What wasn't typed here, such as a correction, leaves the cursor where it was.
  useLayoutEffect(() => {
    const field = box.current;
    if (!field) return;
    const at = wanted.current ?? (shown.current === words ? undefined : moved(selection.current, shown.current, words));
    shown.current = words;
    wanted.current = undefined;
    if (at && document.activeElement === field) field.setSelectionRange(at.start, at.end);
    if (at) selection.current = at;
    // As tall as its words.
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + 4}px`;
  });

  const change = (next: string) => {
    const plain = kind === 'heading' || kind === 'picture' ? next.replace(/\s*\n\s*/g, ' ') : next;
    shown.current = plain;
    onChange(rewrite(markdown, plain, code));
  };
  const put = ({text, select: at}: Changed) => {
    box.current?.focus();
    wanted.current = at;
    change(text);
  };
  const paste = (event: ClipboardEvent) => {
    const plain = event.clipboardData.getData('text/plain');
    const clean = readPaste(event.clipboardData.getData('text/html'), plain);
    if (clean === plain) return;
    event.preventDefault();
    // As typing, so that the browser can undo it.
    if (document.execCommand('insertText', false, clean)) return;
    const {start, end} = selection.current;
    const at = start + clean.length;
    put({text: words.slice(0, start) + clean + words.slice(end), select: {start: at, end: at}});
  };
  const link = (address: string | undefined) => {
    setLinking(false);
    if (address) put(addLink(words, selection.current, address));
    else box.current?.focus();
  };
  const hasMarks = kind !== 'picture';
  return (
    <div className={styles.passage}>
      {hasMarks && (
        <div role="toolbar" aria-label="Text style" className={look.row}>
          <button type="button" onClick={() => put(toggleBold(words, selection.current))}>
            <b>Bold</b>
          </button>
          <button type="button" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
            Link
          </button>
          {kind !== 'heading' && (
            <button type="button" onClick={() => put(toggleList(words, selection.current))}>
              List
            </button>
          )}
        </div>
      )}
      {isLinking && <LinkForm onDone={link} />}
      <textarea
        ref={box}
        aria-label="Text"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={words}
        spellCheck
        rows={2}
        onChange={({currentTarget}) => change(currentTarget.value)}
        onSelect={({currentTarget}) => {
          selection.current = {start: currentTarget.selectionStart, end: currentTarget.selectionEnd};
        }}
        onPaste={paste}
      />
    </div>
  );
}
