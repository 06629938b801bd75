import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import type {Diagnostic} from '../../../content';
import {applyEdits} from '../../../content/source';
import {whenAnswered} from '../../engine/client';
import type {Changed} from '../../text/edits';
import AddMenu from '../addMenu/AddMenu';
import AddPicture from '../pictures/AddPicture';
import {pictureDrop} from '../pictures/drop';
import {useChosen} from '../pictures/useChosenPicture';
import Preview from '../preview/Preview';
import Problems from '../problems/Problems';
import ToConfirmList from '../problems/ToConfirmList';
import RecordForm from '../recordForm/RecordForm';
import SettingsForm from '../settings/SettingsForm';
import {useEditor} from '../shared/context';
import FileTile from '../shared/FileTile';
import {useSave} from '../shared/useSave';
import styles from '../styles.module.css';
import type {Selection, TextHandle} from '../textBox/handle';
import TextBox from '../textBox/TextBox';
import Notices from './Notices';
import {useFile} from './useFile';

interface Props {
  file: string;
  /** The line to begin at. */
  line?: number;
  /** Words to begin at, where they first stand from that line on. */
  words?: string;
}

const offsetOf = (text: string, line: number, column = 1): number => {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, {length}) => sum + length + 1, 0);
  return Math.min(before + column - 1, text.length);
};

/** One file: its text or form, its problems, and the page that it makes. */
export default function FileEditor({file, line, words}: Props): ReactNode {
  const {site, engine, drafts, pictures, home} = useEditor();
  const chosen = useChosen(engine);
  const open = useFile(file);
  const history = useHistory();
  const {text, checked} = open;
  const isRecord = file.startsWith('records/');
  const [asText, setAsText] = useState(!isRecord);
  const [cursor, setCursor] = useState(0);
  const [place, setPlace] = useState(line && isRecord ? {line} : undefined);
  const box = useRef<TextHandle>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const {save, told} = useSave();
  const isKnown = Object.hasOwn(site.texts, file) || open.changed || open.upstream !== undefined;

  const own = checked?.diagnostics.filter((one) => one.file === file) ?? [];
  const others = checked?.diagnostics.filter((one) => one.file !== file) ?? [];

  const apply = useCallback(
    ({text: next, select}: Changed) => {
      if (box.current) box.current.replace(next, select);
      else open.write(next);
    },
    [open.write],
  );

  const go = useCallback((selection: Selection) => box.current?.select(selection), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the file is opened.
  useEffect(() => {
    const from = line ? offsetOf(text, line) : 0;
    const found = words ? text.indexOf(words, from) : -1;
    const start = line && found < 0 ? from : found;
    const end = start + (found < 0 ? 0 : (words?.length ?? 0));
    if (start >= 0) requestAnimationFrame(() => go({start, end}));
    else title.current?.focus();
  }, []);

  if (!isKnown) {
    return (
      <>
        <h1 tabIndex={-1} ref={title}>
          There is no file {file}
        </h1>
        <p>
          <Link to={home}>All files</Link>
        </p>
      </>
    );
  }

  const throwAway = () => {
    if (!confirm('Throw away everything you changed in this file?')) return;
    const others = drafts.list().filter((one) => one.file !== file);
    pictures.dropWith(
      text,
      others.map((one) => one.text),
    );
    open.discard();
    // The button that had the focus is gone.
    title.current?.focus();
  };

  /** Shows where a problem stands. A problem may have been found in a text a moment older. */
  const show = ({line: from, column, endLine, endColumn}: Diagnostic) => {
    const selection = {start: offsetOf(text, from, column), end: offsetOf(text, endLine, endColumn)};
    if (asText) return go(selection);
    setAsText(true);
    requestAnimationFrame(() => go(selection));
  };

  const fix = ({edits = []}: Diagnostic) => {
    if (checked?.text === text) apply({text: applyEdits(text, edits)});
  };

  // Below a text, and beside a form, which is long.
  const problems = (
    <Problems
      file={file}
      own={own}
      others={others}
      ready={Boolean(checked)}
      trouble={open.trouble}
      show={show}
      fix={fix}
      checkAgain={open.checkAgain}
    />
  );

  return (
    <>
      <header className={styles.top}>
        <FileTile file={file} />
        <div>
          <h1 tabIndex={-1} ref={title}>
            {checked?.title ?? file}
          </h1>
          <span className={styles.path}>{file}</span>
        </div>
        <div className={styles.actions}>
          <Link to={home} className={styles.plainLink}>
            All files
          </Link>
          {isRecord && (
            <button type="button" aria-pressed={asText} onClick={() => setAsText(!asText)}>
              Show as text
            </button>
          )}
          {open.changed && (
            <button type="button" onClick={throwAway}>
              Throw away
            </button>
          )}
          {site.canSave && (
            <button
              type="button"
              className={styles.main}
              disabled={!open.changed}
              onClick={() => void save(file, open)}
            >
              Save
            </button>
          )}
          {!site.canSave && (
            <button
              type="button"
              className={styles.main}
              disabled={!open.changed}
              onClick={() => {
                open.keep();
                history.push(`${home}?github`);
              }}
            >
              Continue on GitHub
            </button>
          )}
        </div>
      </header>
      <Notices open={open} told={told} />
      <div className={styles.columns}>
        <div className={styles.write} {...(!isRecord && pictureDrop((files) => void chosen.choose(files)))}>
          {!isRecord && (
            <div className={styles.tools}>
              <AddMenu
                file={file}
                cursor={cursor}
                apply={apply}
                current={text}
                choosePicture={() => chooser.current?.click()}
              />
              <AddPicture file={file} cursor={cursor} apply={apply} current={text} chosen={chosen} chooser={chooser} />
            </div>
          )}
          {isRecord && !asText ? (
            <RecordForm file={file} text={text} diagnostics={own} place={place} apply={apply} />
          ) : (
            <div className={styles.text}>
              <TextBox
                text={text}
                revision={open.revision}
                diagnostics={own}
                handle={box}
                onChange={open.write}
                onCursor={setCursor}
              />
            </div>
          )}
          {!isRecord && problems}
        </div>
        <div className={styles.side}>
          {isRecord && problems}
          <Preview file={file} checked={checked} cursor={cursor} problems={own} go={go} text={text} />
        </div>
        <div className={styles.more}>
          {!isRecord && <SettingsForm file={file} text={text} cursor={cursor} checked={checked} apply={apply} />}
          <ToConfirmList
            file={file}
            items={checked?.open ?? []}
            show={(at) => {
              if (isRecord && !asText) setPlace({line: at});
              else go({start: offsetOf(text, at), end: offsetOf(text, at)});
            }}
            confirm={(at) =>
              whenAnswered(engine.run('confirm', file, at), (edits) => apply({text: applyEdits(text, edits)}))
            }
          />
        </div>
      </div>
    </>
  );
}
