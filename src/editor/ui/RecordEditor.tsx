/** A record: its form, or its text, and beside it a page that shows it. */
import {type ReactNode, useState} from 'react';
import Frame from '../preview/Frame';
import {offsetOf, type Selection} from '../text/edits';
import {Button, type Target, useEditor, useHeading, useWorkspace} from './context';
import {RecordForm} from './Form';
import form from './form.module.css';
import {Problems, ToConfirm} from './Problems';
import styles from './page.module.css';
import TextBox from './TextBox';
import {useAnswer, useCheck} from './useEngine';

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
  const [wanted, setWanted] = useState<{line?: number; select?: Selection; count: number}>({...target, count: 0});
  const [isText, setText] = useState(false);
  const heading = useHeading(Boolean(target?.line));
  const [from, line] = target?.from?.split(':') ?? [];
  const shown = useAnswer(() => engine.run('show', from ?? SHOWN_ON[file] ?? ''), [from, file]);
  const text = workspace.read(file) ?? '';
  const title = check.checked?.title ?? site.titles[file];

  const show = ({line: at, start = offsetOf(text, at), end = start}: {line: number} & Partial<Selection>) =>
    setWanted({line: at, select: {start, end}, count: wanted.count + 1});
  const write = (next: string) => workspace.apply({label: 'Typing', files: {[file]: next}, join: `${file} text`});
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a href={address('')}>All pages</a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Button aria-pressed={isText} onClick={() => setText(!isText)}>
          Show as text
        </Button>
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
            <TextBox value={text} selected={wanted.select} onChange={write} rows={text.split('\n').length + 1} />
          ) : (
            <RecordForm key={wanted.count} file={file} check={check} line={wanted.line} />
          )}
          <Problems file={file} check={check} show={show} />
          <ToConfirm file={file} check={check} show={show} />
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
