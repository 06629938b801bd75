/** A record: its form, or its text, and beside it a page that shows it. */
import {type ReactNode, useEffect, useRef, useState} from 'react';
import Frame from '../preview/Frame';
import type {Selection} from '../text/edits';
import Confirm from './Confirm';
import {type Target, useEditor, useWorkspace} from './context';
import form from './form.module.css';
import Problems from './Problems';
import styles from './page.module.css';
import RecordForm from './RecordForm';
import TextBox from './TextBox';
import {useCheck} from './useCheck';
import {useAnswer} from './useForm';

/** The pages that show what a record says. */
const SHOWN_ON: Record<string, string> = {
  'records/hours.yml': 'pages/contact.mdx',
  'records/organisation.yml': 'pages/contact.mdx',
  'records/figures.yml': 'pages/index.mdx',
};

interface Props {
  file: string;
  target?: Target;
}

export default function RecordEditor({file, target}: Props): ReactNode {
  const {engine, site, address} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const check = useCheck(file);
  const [place, setPlace] = useState(target);
  const [count, setCount] = useState(0);
  const [select, setSelect] = useState<Selection>();
  const [isText, setText] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [from, line] = target?.from?.split(':') ?? [];
  const page = from ?? SHOWN_ON[file];
  const shown = useAnswer(() => (page ? engine.run('show', page) : Promise.resolve(undefined)), [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the record is opened.
  useEffect(() => {
    if (!target?.line && !target?.path) heading.current?.focus({preventScroll: true});
  }, []);

  const write = (next: string) => workspace.apply({label: 'Typing', files: {[file]: next}, join: `${file} text`});
  const show = (selection: Selection & {line: number}) => {
    setSelect(selection);
    setPlace({line: selection.line});
    setCount(count + 1);
  };
  const title = check.checked?.title ?? site.titles[file] ?? file;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a href={address('')}>All pages</a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" aria-pressed={isText} onClick={() => setText(!isText)}>
          Show as text
        </button>
      </header>
      <div className={styles.columns}>
        <div className={form.form}>
          {from && (
            <p>
              This stands in “{title}”, for every page that shows it.{' '}
              <a href={address(from, {line: Number(line)})}>Back to “{site.titles[from] ?? from}”</a>
            </p>
          )}
          {isText ? (
            <TextBox text={text} problems={check.own} select={select} onChange={write} />
          ) : (
            <RecordForm key={count} file={file} check={check} target={place} />
          )}
          <Problems file={file} check={check} show={show} />
          <Confirm file={file} check={check} show={(at) => show({line: at, start: 0, end: 0})} />
        </div>
        {shown && (
          <aside className={form.beside} aria-label="The page that shows it">
            <Frame page={shown} records={check.checked?.records} />
          </aside>
        )}
      </div>
    </div>
  );
}
