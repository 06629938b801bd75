/** What every part of the editor uses. */
import {createContext, type ReactNode, useContext, useEffect, useRef, useSyncExternalStore} from 'react';
import type {EngineClient} from '../engine/client';
import type {SiteData} from '../site';
import type {Publishing, PublishingState} from '../workspace/publishing';
import type {Workspace} from '../workspace/workspace';
import look from './look.module.css';
import styles from './shell.module.css';

/** Where in a file to go: a line of it, or the field of a record by its path; `from` is the page that led there. */
export interface Target {
  line?: number;
  words?: string;
  path?: string;
  from?: string;
}

export interface EditorContext {
  site: SiteData;
  engine: EngineClient;
  workspace: Workspace;
  publishing: Publishing;
  /** Where each picture can be loaded from, by its address in a page: `/pictures/name.jpg`. */
  pictureUrls: Record<string, string>;
  /** Opens a file; an empty name opens the overview. */
  open: (file: string, target?: Target) => void;
  /** The address at which `open` arrives, for links. */
  address: (file: string, target?: Target) => string;
  /** Says something to people who can't see it, once. */
  announce: (words: string) => void;
}

/** An address of the editor with these values in it. */
export function addressWith(home: string, values: object): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined));
  return `${home}?${query.toString().replaceAll('%2F', '/')}`.replace(/\?$/, '');
}

export const Editor = createContext<EditorContext | undefined>(undefined);

export function useEditor(): EditorContext {
  const editor = useContext(Editor);
  if (!editor) throw new Error('useEditor only works inside the editor.');
  return editor;
}

/** The workspace, for a component that is drawn again whenever something in it changes. */
export function useWorkspace(): Workspace {
  const {workspace} = useEditor();
  useSyncExternalStore(workspace.subscribe, () => workspace.version);
  return workspace;
}

/** How far the changes have come on their way to visitors, and what leads them on. */
export function usePublishing(): PublishingState & {publishing: Publishing} {
  const {publishing} = useEditor();
  return {...useSyncExternalStore(publishing.subscribe, () => publishing.state), publishing};
}

interface ViewProps {
  title: string;
  /** What stands beside the title. */
  more?: ReactNode;
  /** Whether it fills the window, as a page in its frame does. */
  isWide?: boolean;
  children: ReactNode;
}

/** A view that isn't a file, beginning at its heading. */
export function View({title, more, isWide, children}: ViewProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({preventScroll: true}), []);
  return (
    <div className={isWide ? styles.wide : styles.view}>
      <header className={look.row}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {more}
      </header>
      {children}
    </div>
  );
}
