/** A record of facts that is open: its form or its text, and a page that shows it. */

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {offsetOf, type Span} from '../../text/edits';
import type {Tap} from '../../text/tap';
import {fileTitle, useEditor, useWorkspace} from '../context';
import Form from '../forms/Form';
import {useLayer} from '../shared/backButton';
import Frame, {type FrameHandle} from '../shared/Frame';
import look from '../shared/look.module.css';
import {useCheck} from '../shared/useCheck';
import {useAnswer} from '../shared/useEngine';
import type {FileTarget} from '../target';
import FileHeader from './FileHeader';
import Problems, {type ProblemPlace} from './Problems';
import styles from './page.module.css';
import WholeText from './WholeText';

/** A place that was asked for: a line whose field takes the focus, or what is selected in the text. */
interface Wanted extends Span {
  line: number;
  /** When it was asked for: the same line can be wanted twice. */
  id: number;
}

export default function RecordEditor({target}: {target: FileTarget}): ReactNode {
  const {file} = target;
  const {engine, site, address, goTo, announce} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const check = useCheck(file);
  const [isText, setText] = useState(false);
  const [wanted, setWanted] = useState<Wanted>();
  const frame = useRef<FrameHandle>(null);
  const {from} = target;
  const pageBeside = from?.file ?? site.shownOn[file];
  const drawn = useAnswer(pageBeside === undefined ? undefined : 'show', pageBeside ?? '');
  const title = check.checked?.title ?? fileTitle(site, file);

  useLayer(isText, () => {
    setText(false);
    frame.current?.focus();
  });
  const toggleText = () => {
    setWanted(undefined);
    setText(!isText);
  };
  const show = ({line, start = offsetOf(text, line), end = start}: ProblemPlace) =>
    setWanted({line, start, end, id: performance.now()});
  /** A tap on the page beside the form leads to the field that holds the words. */
  const tap = async (tapped: Tap) => {
    const place = pageBeside ? await engine.run('find', pageBeside, tapped) : undefined;
    if (!place || 'parts' in place) return announce('These words are the page’s own. Open the page to change them.');
    // Only the form is beside the page: it goes by the line, and nothing is selected in the text.
    if (place.file === file) show({line: place.line, start: 0});
    else goTo({kind: 'file', file: place.file, line: place.line});
  };
  return (
    <div className={styles.page}>
      <FileHeader
        file={file}
        title={title}
        isFocusTaken={Boolean(target.line || target.words)}
        isText={isText}
        onToggleText={toggleText}
      />
      <div className={styles.columns} data-text={isText || undefined}>
        {pageBeside && (
          <div className={styles.main} data-beside hidden={isText}>
            <Frame page={drawn} records={check.checked?.records} onTap={tap} handle={frame} />
          </div>
        )}
        {isText && (
          <WholeText
            text={text}
            selected={wanted}
            onChange={(newText) => workspace.apply({label: 'Typing', files: {[file]: newText}, stepKey: file})}
          />
        )}
        <section className={clsx(look.stack, styles.side)} data-open aria-label="Changes">
          {from && (
            <p>
              This is in “{title}”, for every page that shows it.{' '}
              <Link to={address({kind: 'file', ...from})}>Back to “{fileTitle(site, from.file)}”</Link>
            </p>
          )}
          {!isText && <Form key={wanted?.id} file={file} check={check} line={wanted?.line ?? target.line} />}
          <Problems file={file} check={check} show={show} />
        </section>
      </div>
    </div>
  );
}
