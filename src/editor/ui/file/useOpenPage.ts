/** What is open of a page: one of its parts, its problems, the list of what can be added, or its whole text. */
import {type RefObject, useEffect, useRef, useState} from 'react';
import type {Span} from '../../text/edits';
import type {Located, Part} from '../../text/parts';
import {useEditor, useWorkspace} from '../context';
import type {NewFiles} from '../forms/newFile';
import type {FrameHandle} from '../shared/Frame';
import {type Check, useCheck} from '../shared/useCheck';
import {growByTyping, innermostPart, moveWithText, type OpenPart, updateFromCheck} from './openPart';

/** What is beside the page (`page`: the open part, or else the problems), or the whole text in its place. */
export type PageView = 'page' | 'problems' | 'add' | 'text';

/** The parts that are opened, and how. */
interface Opening extends Located {
  /** The text in which they have their places, if it isn't the present one. */
  text?: string;
  /** That of the part that is open already, if it is the same one: its fields then stay as they are. */
  id?: number;
}

/** What can be done with a page that is open. */
export interface PageActions {
  setView: (view: PageView) => void;
  /** Opens the innermost of these parts. Without any, none is open. */
  openParts: (opening: Opening) => void;
  /** Opens the part at a place. Returns false if there is none, or the page can't be read. */
  openAt: (place: Span) => Promise<boolean>;
  /** Closes what is beside the page, which takes the focus. */
  close: () => void;
  /** Writes a new text of the page. Steps of undo with the same `stepKey` are one. */
  write: (newText: string, stepKey: string) => void;
  /** Writes what somebody has typed in the open passage, with the files that it links to. */
  type: (newText: string, stepKey: string, newFiles: NewFiles) => void;
}

/** A page that is open. */
interface OpenPage {
  text: string;
  view: PageView;
  /** The part that is open, with those around it, and that part alone. */
  openPart?: OpenPart;
  part?: Part;
  check: Check;
  frame: RefObject<FrameHandle | null>;
  actions: PageActions;
}

export function useOpenPage(file: string): OpenPage {
  const {engine} = useEditor();
  const workspace = useWorkspace();
  const text = workspace.read(file) ?? '';
  const [view, setView] = useState<PageView>('page');
  const [openPart, setOpenPart] = useState<OpenPart>();
  const frame = useRef<FrameHandle>(null);
  const part = openPart && innermostPart(openPart);
  const check = useCheck(file, part?.start);
  const {checked} = check;
  useEffect(() => {
    if (checked) setOpenPart((last) => last && updateFromCheck(last, checked));
  }, [checked]);
  // Somebody else has changed the text: what is typed in the part itself comes with its own move.
  if (openPart && openPart.text !== text) setOpenPart(moveWithText(openPart, text));

  const openParts = ({text: textOfParts = text, id = performance.now(), ...located}: Opening) => {
    setView('page');
    setOpenPart(located.parts.length > 0 ? {...located, text: textOfParts, id} : undefined);
  };
  const close = () => {
    openParts({parts: []});
    frame.current?.focus();
  };
  const openAt = async (place: Span): Promise<boolean> => {
    const textBefore = workspace.read(file) ?? '';
    const parts = await engine.run('parts', file, place.start);
    if (parts.length === 0) return false;
    // On an empty line, the part before it opens.
    const [restOfLine] = textBefore.slice(place.start).split('\n', 1);
    const isInPart = parts.some(({end}) => place.start <= end);
    if (!isInPart && restOfLine.trim() !== '') return false;
    openParts({parts, select: place, text: textBefore});
    return true;
  };
  const write = (newText: string, stepKey: string) =>
    workspace.apply({label: 'Typing', files: {[file]: newText}, stepKey});
  const type = (newText: string, stepKey: string, newFiles: NewFiles) => {
    // A passage stays open when all its words are deleted.
    setOpenPart((last) => last && growByTyping(last, newText));
    if (Object.keys(newFiles).length === 0) write(newText, stepKey);
    else workspace.apply({label: 'Link to a document', files: {...newFiles, [file]: newText}});
  };
  const actions = {setView, openParts, openAt, close, write, type};
  return {text, view, openPart, part, check, frame, actions};
}
