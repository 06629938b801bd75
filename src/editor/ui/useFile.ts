/** One file with its draft: its text, what the rules say of it, and what happened to it elsewhere. */
import {useCallback, useEffect, useRef, useState} from 'react';
import {normalize} from '../../content/source';
import type {Checked} from '../engine/engine';
import type {Kept} from '../store/drafts';
import {rawUrl} from '../store/handOff';
import {useEditor} from './context';

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 50;
const PAUSE_OF_DRAFT = 300;

export interface OpenFile {
  text: string;
  /** Counts the changes of the text that don't come from whoever types. */
  revision: number;
  /** The newest version outside this browser; undefined for a new file. */
  upstream: string | undefined;
  /** The version that the draft began with. */
  base: string | undefined;
  changed: boolean;
  checked?: Checked;
  /** Why the text could not be checked. */
  trouble?: string;
  kept: Kept;
  /** What another tab wrote meanwhile. */
  elsewhere?: string;
  write: (text: string) => void;
  /** Goes on from another version: `text` is the draft, `base` what it now builds on. */
  rebase: (text: string, base: string | undefined) => void;
  /** Keeps the draft now, and not only after a pause. */
  keep: () => void;
  /** Takes note of how the file stands outside this browser. */
  noteUpstream: (text: string) => void;
  /** Takes note that this text was saved. What has been typed since stays a draft. */
  noteSaved: (text: string) => void;
  /** Throws the draft away. */
  discard: () => void;
  dismissElsewhere: () => void;
}

async function fetchUpstream(
  repository: string,
  branch: string,
  file: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(rawUrl(repository, branch, file), {signal, credentials: 'omit', cache: 'no-store'});
    return answer.ok ? normalize(await answer.text()) : undefined;
  } catch {
    return undefined; // Offline, or a private repository: the build's own version stands.
  }
}

export function useFile(file: string): OpenFile {
  const {site, engine, drafts} = useEditor();
  const embedded = Object.hasOwn(site.texts, file) ? normalize(site.texts[file]) : undefined;
  const [known, setKnown] = useState(embedded);
  const [draft] = useState(() => {
    const found = drafts.get(file);
    // What was handed over has been published: the draft has done its work.
    if (found?.text !== embedded) return found;
    drafts.drop(file);
    return undefined;
  });
  const [base, setBase] = useState(draft ? draft.base : embedded);
  const [text, setText] = useState(draft?.text ?? embedded ?? '');
  const [revision, setRevision] = useState(0);
  const [checked, setChecked] = useState<Checked>();
  const [trouble, setTrouble] = useState<string>();
  const [kept, setKept] = useState<Kept>('kept');
  const [elsewhere, setElsewhere] = useState<string>();
  const latest = useRef({text, base});
  latest.current = {text, base};
  const unsaved = useRef(false);

  /** Goes on from a text that nobody has typed here. */
  const jump = useCallback((next: string, from: string | undefined) => {
    setText(next);
    setBase(from);
    setRevision((count) => count + 1);
  }, []);

  const keep = useCallback(() => {
    if (!unsaved.current) return;
    unsaved.current = false;
    const {text: current, base: begun} = latest.current;
    if (current === begun) drafts.drop(file);
    else setKept(drafts.put(file, {text: current, base: begun, changed: Date.now()}));
  }, [drafts, file]);

  // A draft survives whatever happens to the tab.
  useEffect(() => {
    const leave = () => keep();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [keep]);

  useEffect(() => {
    if (kept === 'kept') return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [kept]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: keeping follows the text.
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_OF_DRAFT);
    return () => clearTimeout(timer);
  }, [text, keep]);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      engine.put(file, text);
      engine.run('check', file).then(
        (result) => {
          if (!current) return;
          setChecked(result);
          setTrouble(undefined);
        },
        (error: Error) => current && setTrouble(error.message),
      );
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [engine, file, text]);

  useEffect(() => {
    // A file that the build doesn't know is new.
    if (!site.repository || !Object.hasOwn(site.texts, file)) return undefined;
    const abort = new AbortController();
    void fetchUpstream(site.repository, site.branch, file, abort.signal).then((newest) => {
      if (newest === undefined || newest === latest.current.base) return;
      setKnown(newest);
      if (latest.current.text === newest) setBase(newest);
      // Nothing has been changed here: go on from the newest version.
      if (latest.current.text !== latest.current.base) return;
      jump(newest, newest);
    });
    return () => abort.abort();
  }, [file, site.repository, site.branch, site.texts, jump]);

  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (drafts.fileOf(event) !== file) return;
      const other = drafts.get(file)?.text ?? latest.current.base ?? '';
      setElsewhere(other === latest.current.text ? undefined : other);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [drafts, file]);

  return {
    text,
    revision,
    upstream: known,
    base,
    changed: text !== base,
    checked,
    trouble,
    kept,
    elsewhere,
    write: (next) => {
      unsaved.current = true;
      setText(next);
    },
    rebase: (next, from) => {
      unsaved.current = true;
      jump(next, from);
      setKnown(from);
    },
    keep,
    noteUpstream: setKnown,
    noteSaved: (saved) => {
      setKnown(saved);
      setBase(saved);
      latest.current.base = saved;
      unsaved.current = true;
      keep();
    },
    discard: () => {
      unsaved.current = false;
      drafts.drop(file);
      jump(known ?? '', known);
      setElsewhere(undefined);
    },
    dismissElsewhere: () => setElsewhere(undefined),
  };
}
