import {useCallback, useEffect, useRef, useState} from 'react';
import type {Draft, Version} from '../../store/drafts';
import {useEditor} from '../shared/context';

/** How long a pause in typing is before the draft is stored, in milliseconds. */
const PAUSE = 300;

interface StoredDraft {
  /** What another tab made of this file. The draft holds both versions until somebody has chosen. */
  otherTab?: Version;
  /** Stores the draft soon: after a pause in typing, or when the tab is left. */
  markUnsaved: () => void;
  /** Stores the draft now, if it has changed. */
  save: () => void;
  /** Stores this version now, beside the one of another tab if there is any. */
  store: (version: Version) => void;
  /** Stores this version now, in place of the one of another tab. */
  storeAlone: (version: Version) => void;
  drop: () => void;
}

/** Keeps a file's draft in this browser, and notices when another tab changes the same file. */
export function useStoredDraft(file: string, draft: Draft | undefined, version: Version): StoredDraft {
  const {drafts} = useEditor();
  const [otherTab, setOtherTab] = useState(draft?.other);
  const latest = useRef({version, otherTab});
  latest.current = {version, otherTab};
  /** The draft's text as this tab last read or wrote it. */
  const lastSeen = useRef(draft?.text);
  const isUnsaved = useRef(false);

  const store = useCallback(
    (mine: Version) => {
      isUnsaved.current = false;
      const known = latest.current.otherTab;
      const stored = drafts.get(file);
      // Another tab may have written something that this one doesn't know of yet.
      const found = stored && stored.text !== lastSeen.current ? stored : known;
      const other = found?.text === mine.text ? undefined : found;
      setOtherTab(other);
      const next = mine.text === mine.base ? other : {...mine, other};
      lastSeen.current = next?.text;
      if (next) drafts.put(file, {...next, changed: Date.now()});
      else drafts.drop(file);
    },
    [drafts, file],
  );

  const save = useCallback(() => {
    if (isUnsaved.current) store(latest.current.version);
  }, [store]);

  // A draft survives whatever happens to the tab.
  useEffect(() => {
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the text.
  useEffect(() => {
    const timer = setTimeout(save, PAUSE);
    return () => clearTimeout(timer);
  }, [version.text, save]);

  useEffect(() => {
    const read = (event: StorageEvent) => {
      if (drafts.fileOf(event) !== file) return;
      const {text, base, commit} = latest.current.version;
      const stored = drafts.get(file);
      lastSeen.current = stored?.text;
      const other = stored ?? {text: base ?? '', base, commit};
      setOtherTab(other.text === text ? undefined : other);
    };
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [drafts, file]);

  return {
    otherTab,
    markUnsaved: () => {
      isUnsaved.current = true;
    },
    save,
    store,
    storeAlone: (mine) => {
      latest.current.otherTab = undefined;
      store(mine);
    },
    drop: () => {
      isUnsaved.current = false;
      drafts.drop(file);
      lastSeen.current = undefined;
      setOtherTab(undefined);
    },
  };
}
