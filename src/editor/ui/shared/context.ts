/** What every part of the editor uses. */
import {createContext, useContext} from 'react';
import type {EngineClient} from '../../engine/client';
import type {SiteData} from '../../site';
import type {Drafts} from '../../store/drafts';
import type {Pictures} from '../pictures/usePictures';

export interface EditorContext {
  site: SiteData;
  engine: EngineClient;
  drafts: Drafts;
  pictures: Pictures;
  /** Address of the page `/editor`. */
  home: string;
  /** Makes a text that was saved the file's text. */
  markSaved: (file: string, text: string) => void;
}

export const Editor = createContext<EditorContext | undefined>(undefined);

export function useEditor(): EditorContext {
  const editor = useContext(Editor);
  if (!editor) throw new Error('useEditor only works inside the editor.');
  return editor;
}

/** A line of a file. */
export interface FileLine {
  file: string;
  line: number;
}

/** Address at which a field of a record is edited whose value was found on a page. */
export const recordUrl = (home: string, field: FileLine, page: FileLine): string =>
  `${editorUrl(home, field.file, field.line)}&from=${page.file}:${page.line}`;

/** Address at which a file is edited, from a line on, with these words selected. */
export const editorUrl = (home: string, file: string, line?: number, words?: string): string =>
  `${home}?file=${encodeURIComponent(file).replaceAll('%2F', '/')}${line ? `&line=${line}` : ''}${
    words ? `&words=${encodeURIComponent(words)}` : ''
  }`;
