/** What is open of a page: one of its parts, its problems, the list of what can be added, or its whole text. */
import {useEffect, useRef, useState} from 'react';
import type {Selection} from '../../text/edits';
import type {Located} from '../../text/passage';
import {useEditor, useWorkspace} from '../context';
import type {NewFiles} from '../forms/newFile';
import type {FrameHandle} from '../shared/Frame';
import {useCheck} from '../shared/useCheck';
import {growByTyping, innermostPart, moveWithText, type OpenPart, updateFromCheck} from './openPart';

/** What is beside the page (`page`: the open part, or else the problems), or the whole text in its place. */
export type PageView = 'page' | 'problems' | 'add' | 'text';

export type OpenPage = ReturnType<typeof useOpenPage>;

export function useOpenPage(file: string) {
  const {engine} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const [view, setView] = useState<PageView>('page');
  const [opened, setOpened] = useState<OpenPart>();
  const frame = useRef<FrameHandle>(null);
  const part = opened && innermostPart(opened);
  const check = useCheck(file, part?.start);
  const {checked} = check;
  useEffect(() => {
    if (checked) setOpened((last) => last && updateFromCheck(last, checked));
  }, [checked]);
  if (opened && opened.text !== text) setOpened(moveWithText(opened, text));

  /** Opens the innermost of these parts. They have their places in `textBefore`. */
  const open = (located: Located, textBefore = text, id = performance.now()) => {
    setView('page');
    setOpened(located.parts.length > 0 ? {...located, text: textBefore, id} : undefined);
  };
  const close = () => {
    open({parts: []});
    frame.current?.focus();
  };
  /** Opens the part at a place. Returns false if there is none, or the page can't be read. */
  const openAt = async (place: Selection): Promise<boolean> => {
    const textBefore = workspace.read(file) ?? '';
    const parts = await engine.run('parts', file, place.start);
    if (parts.length === 0) return false;
    // On an empty line, the part before it opens.
    const [restOfLine] = textBefore.slice(place.start).split('\n', 1);
    const isInPart = parts.some(({end}) => place.start <= end);
    if (!isInPart && restOfLine.trim() !== '') return false;
    open({parts, select: place}, textBefore);
    return true;
  };
  /** Writes a new text of the page. Steps of undo with the same `stepKey` are one. */
  const write = (newText: string, stepKey: string) =>
    workspace.apply({label: 'Typing', files: {[file]: newText}, stepKey});
  /** Writes what somebody has typed in the open passage, with the files that it links to. */
  const type = (newText: string, stepKey: string, newFiles: NewFiles) => {
    // A passage stays open when all its words are deleted.
    setOpened((last) => last && growByTyping(last, newText));
    if (Object.keys(newFiles).length === 0) write(newText, stepKey);
    else workspace.apply({label: 'Link to a document', files: {...newFiles, [file]: newText}});
  };
  return {file, text, frame, opened, part, check, view, setView, open, close, openAt, write, type};
}
