import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {Diagnostic} from '../../../content';
import {applyEdits} from '../../../content/source';
import {onceAnswered} from '../../engine/client';
import {offsetOf} from '../../text/offset';
import InsertTools from '../insert/InsertTools';
import {pictureDrop} from '../pictures/drop';
import {useChosenPicture} from '../pictures/useChosenPicture';
import Jump, {TO_PAGE} from '../preview/Jump';
import Preview from '../preview/Preview';
import Problems from '../problems/Problems';
import ToConfirmList from '../problems/ToConfirmList';
import RecordForm from '../recordForm/RecordForm';
import SettingsForm from '../settings/SettingsForm';
import {useEditor} from '../shared/context';
import {useSave} from '../shared/useSave';
import TextBox from '../textBox/TextBox';
import CameFrom from './CameFrom';
import FileHeader from './FileHeader';
import Notices from './Notices';
import {firstSelection, type Start} from './start';
import styles from './styles.module.css';
import {useFile} from './useFile';
import {useTextBox} from './useTextBox';

interface Props {
  file: string;
  /** Where editing begins. */
  start: Start;
}

/** A file's text or form, its problems, and the page that it makes. */
export default function OpenFileEditor({file, start}: Props): ReactNode {
  const {engine} = useEditor();
  const open = useFile(file);
  const {text, checked} = open;
  const isRecord = file.startsWith('records/');
  const [isForm, setForm] = useState(isRecord);
  const [formTarget, setFormTarget] = useState(isRecord && start.line ? {line: start.line} : undefined);
  const {box, cursor, setCursor, apply, select} = useTextBox(open.write);
  const chosen = useChosenPicture(engine);
  const {save, status} = useSave();
  const title = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the file is opened.
  useEffect(() => {
    const selection = firstSelection(text, start);
    if (selection) requestAnimationFrame(() => select(selection));
    else title.current?.focus();
  }, []);

  /** Selects a problem in the text. It may have been found in a text a moment older. */
  const showProblem = ({start, end}: Diagnostic) => {
    const selection = {
      start: offsetOf(text, start.line, start.column),
      end: offsetOf(text, end.line, end.column),
    };
    if (!isForm) return select(selection);
    setForm(false);
    requestAnimationFrame(() => select(selection));
  };
  const showLine = (line: number) => {
    const at = offsetOf(text, line);
    if (isForm) setFormTarget({line});
    else select({start: at, end: at});
  };
  const fix = ({edits = []}: Diagnostic) => {
    if (checked?.text === text) apply({text: applyEdits(text, edits)});
  };
  const confirmLine = (line: number) =>
    onceAnswered(engine.run('confirm', file, line), (edits) => apply({text: applyEdits(text, edits)}));

  const saveFile = async () => {
    const {isSaved, current} = await save(file, open);
    if (isSaved) open.markSaved(text);
    else if (current !== undefined) open.setUpstream(current);
  };

  const own = checked?.diagnostics.filter((one) => one.file === file) ?? [];
  const problems = (
    <Problems
      file={file}
      checked={checked}
      checkError={open.checkError}
      checkAgain={open.checkAgain}
      show={showProblem}
      fix={fix}
    />
  );
  return (
    <>
      <FileHeader file={file} open={open} titleRef={title} save={() => void saveFile()} />
      <Notices file={file} open={open} status={status} />
      {start.from && <CameFrom page={start.from} />}
      <div className={styles.columns}>
        <div className={styles.column} {...(!isRecord && pictureDrop((files) => void chosen.choose(files)))}>
          <div className={styles.tools}>
            {isRecord ? (
              <button type="button" aria-pressed={!isForm} onClick={() => setForm(!isForm)}>
                Show as text
              </button>
            ) : (
              <InsertTools file={file} text={text} cursor={cursor} apply={apply} chosen={chosen} />
            )}
            <Jump {...TO_PAGE} />
          </div>
          {isForm ? (
            <RecordForm file={file} text={text} diagnostics={own} target={formTarget} read={open.read} apply={apply} />
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
          {/* Beside the form, which is long. */}
          {isRecord && problems}
          <Preview file={file} text={text} checked={checked} cursor={cursor} select={select} />
        </div>
        <div className={styles.column}>
          {!isRecord && <SettingsForm file={file} read={open.read} cursor={cursor} checked={checked} apply={apply} />}
          <ToConfirmList file={file} items={checked?.open ?? []} show={showLine} confirm={confirmLine} />
        </div>
      </div>
    </>
  );
}
