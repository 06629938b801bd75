/** What every part of the editor uses. */
import {createContext, use, useSyncExternalStore} from 'react';
import type {EngineClient} from '../engine/client';
import type {DrawnPage} from '../engine/tree';
import type {SiteData} from '../site';
import type {ChangeQueue} from '../workspace/changeQueue';
import type {Publishing, PublishingState} from '../workspace/publishing';
import type {Workspace} from '../workspace/workspace';
import type {Target} from './target';

export interface EditorContext {
  site: SiteData;
  engine: EngineClient;
  workspace: Workspace;
  /** Changes that the engine works out. */
  changeQueue: ChangeQueue;
  publishing: Publishing;
  /** The page that was opened first, as the build drew it, by its file: the engine comes later. */
  built: Record<string, Promise<{default: DrawnPage}>>;
  /** Where each picture can be loaded from, by its address in a page: `/pictures/name.jpg`. */
  pictureUrls: Record<string, string>;
  /** Shows something else. */
  goTo: (target: Target) => void;
  /** The address at which `goTo` arrives, for links. */
  address: (target: Target) => string;
  /** Says something once, to those who see it for a moment and to those who hear it. */
  announce: (words: string) => void;
}

export const Editor = createContext<EditorContext | undefined>(undefined);

/** What a file is called. One that isn't published yet, such as a new document, is called by its path without folders and ending. */
export const fileTitle = ({titles}: Pick<SiteData, 'titles'>, file: string): string =>
  titles[file] ?? file.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' ');

export function useEditor(): EditorContext {
  const editor = use(Editor);
  if (!editor) throw new Error('This is drawn outside of the editor: put it inside <Editor.Provider>.');
  return editor;
}

/** The workspace, for a component that is drawn again whenever it changes. */
export function useWorkspace(): Workspace {
  const {workspace} = useEditor();
  useSyncExternalStore(workspace.subscribe, () => workspace.version);
  return workspace;
}

/** How far proposals have come, and what can be done with them. */
export function usePublishing(): PublishingState & {publishing: Publishing} {
  const {publishing} = useEditor();
  useSyncExternalStore(publishing.subscribe, () => publishing.version);
  return {...publishing.state, publishing};
}
