/** A record: its form, or its text, and beside it a page that shows it. */
import {type ReactNode, useEffect, useRef, useState} from 'react';
import Frame from '../preview/Frame';
import type {Selection} from '../text/edits';
import Confirm from './Confirm';
import {type Target, useEditor, useWorkspace} from './context';
import {RecordForm} from './Form';
import form from './form.module.css';
import Problems from './Problems';
import styles from './page.module.css';
import TextBox from './TextBox';
import {useCheck} from './useCheck';
import {useAnswer} from './useForm';

/** The pages that show what a record says. */
const SHOWN_ON: Record<string, string> = {
  'records/hours.yml': 'pages/contact.mdx',
  'records/organisation.yml': 'pages/contact.mdx',
  'records/figures.yml': 'pages/index.mdx',
};

/** A record that is open; `target` says which line of it is wanted, and which page led there. */
export default function RecordEditor({file, target}: {file: string; target?: Target}): ReactNode {
  const {engine, site, address} = useEditor();
  const workspace = useWorkspace();
  const check = useCheck(file);
  // Counted, since the same line may be wanted again.
  const [wanted, setWanted] = useState({line: target?.line, select: undefined as Selection | undefined, count: 0});
  const [isText, setText] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [from, line] = target?.from?.split(':') ?? [];
  const shown = useAnswer(() => engine.run('show', from ?? SHOWN_ON[file] ?? ''), [from, file]);
  useEffect(() => {
    if (!target?.line) heading.current?.focus({preventScroll: true});
  }, [target?.line]);

  const show = (at: number, select?: Selection) => setWanted({line: at, select, count: wanted.count + 1});
  const write = (text: string) => workspace.apply({label: 'Typing', files: {[file]: text}, join: `${file} text`});
  const title = check.checked?.title ?? site.titles[file];
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
            <TextBox text={workspace.read(file) ?? ''} problems={check.own} select={wanted.select} onChange={write} />
          ) : (
            <RecordForm key={wanted.count} file={file} check={check} line={wanted.line} />
          )}
          <Problems file={file} check={check} show={(problem) => show(problem.line, problem)} />
          <Confirm file={file} check={check} show={show} />
        </div>
        {shown && (
          <aside aria-label="The page that shows it">
            <Frame page={shown} records={check.checked?.records} />
          </aside>
        )}
      </div>
    </div>
  );
}
