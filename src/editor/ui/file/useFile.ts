/** One file with its draft: its text, what the rules say of it, and what happened to it elsewhere. */
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {Checked} from '../../engine/engine';
import {textIn} from '../../site';
import type {Kept, Version} from '../../store/drafts';
import {askUpstream, knownText} from '../../store/upstream';
import {useEditor} from '../shared/context';
import {useOnline} from '../shared/useOnline';

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
  /** Whether a newer build of the site is published than the one that is open. */
  outdated: boolean;
  /** What another tab wrote meanwhile. The draft keeps both until somebody has decided. */
  elsewhere?: Version;
  write: (text: string) => void;
  /** Goes on from another version: `text` is the draft, `base` what it now builds on. */
  rebase: (text: string, base: string | undefined, commit?: string) => void;
  /** Keeps the draft now, and not only after a pause. */
  keep: () => void;
  /** Checks anew: another file has changed. */
  checkAgain: () => void;
  /** Takes note of how the file stands outside this browser. */
  noteUpstream: (text: string) => void;
  /** Takes note that this text was saved. What has been typed since stays a draft. */
  noteSaved: (text: string) => void;
  /** Throws the draft away. Of a new file nothing is left: the list of files is shown. */
  discard: () => void;
  /** Goes on with one version where another tab has written, too; with this tab's text if none is given. */
  settleElsewhere: (chosen?: Version) => void;
}

export function useFile(file: string): OpenFile {
  const {site, engine, drafts, home} = useEditor();
  const history = useHistory();
  const embedded = textIn(site, file);
  const commitUrl = useBaseUrl('/commit.txt');
  const online = useOnline();
  const [draft] = useState(() => drafts.get(file));
  const [known, setKnown] = useState(draft ? draft.base : embedded);
  const [{base, commit}, setBegun] = useState<Omit<Version, 'text'>>(draft ?? {base: embedded, commit: site.commit});
  const [text, setText] = useState(draft?.text ?? embedded ?? '');
  const [revision, setRevision] = useState(0);
  const [checked, setChecked] = useState<Checked>();
  const [checks, setChecks] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const [kept, setKept] = useState<Kept>('kept');
  const [outdated, setOutdated] = useState(false);
  const [elsewhere, setElsewhere] = useState(draft?.other);
  const latest = useRef({text, base, commit, elsewhere});
  latest.current = {text, base, commit, elsewhere};
  /** The draft's text as this tab last read or wrote it. */
  const seen = useRef(draft?.text);
  const unsaved = useRef(false);
  /** Whether a new file was thrown away. */
  const isGone = useRef(false);
  /** Whether GitHub has given the file. */
  const heard = useRef(false);

  /** Goes on from a text that nobody has typed here. */
  const jump = useCallback(
    (next: string, from: string | undefined, build = site.commit) => {
      setText(next);
      setBegun({base: from, commit: build});
      setRevision((count) => count + 1);
    },
    [site.commit],
  );

  const keep = useCallback(() => {
    if (!unsaved.current) return;
    unsaved.current = false;
    const {elsewhere: known, ...mine} = latest.current;
    const stored = drafts.get(file);
    // Another tab may have written what this one hasn't heard of.
    const found = stored && stored.text !== seen.current ? stored : known;
    const other = found?.text === mine.text ? undefined : found;
    if (other !== known) setElsewhere(other);
    const draft = mine.text === mine.base ? other : {...mine, other};
    seen.current = draft?.text;
    if (draft) setKept(drafts.put(file, {...draft, changed: Date.now()}));
    else drafts.drop(file);
  }, [drafts, file]);

  // Once nothing on the page asks for it any longer.
  useEffect(
    () => () => {
      if (isGone.current) engine.put(file, undefined);
    },
    [engine, file],
  );

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each time that it is asked for.
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
  }, [engine, file, text, checks]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with a connection that comes back.
  useEffect(() => {
    // A file that the build doesn't know is new, and npm start asks when it saves.
    if (embedded === undefined || site.canSave) {
      setKnown(knownText(draft, embedded, site.commit));
      return undefined;
    }
    let current = true;
    void askUpstream(site, file, commitUrl).then((upstream) => {
      if (!current) return;
      setOutdated(upstream.kind === 'outdated');
      if (upstream.kind !== 'github') {
        if (!heard.current) setKnown(knownText(draft, embedded, site.commit));
        return;
      }
      heard.current = true;
      const {text: newest} = upstream;
      setKnown(newest);
      if (newest === latest.current.base) return;
      if (latest.current.text === newest) setBegun({base: newest, commit: site.commit});
      // Nothing has been changed here: go on from the newest version.
      if (latest.current.text !== latest.current.base) return;
      jump(newest, newest);
    });
    return () => {
      current = false;
    };
  }, [file, site, embedded, draft, commitUrl, online, jump]);

  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (drafts.fileOf(event) !== file) return;
      const {text: mine, base: from, commit: build} = latest.current;
      const stored = drafts.get(file);
      seen.current = stored?.text;
      const other = stored ?? {text: from ?? '', base: from, commit: build};
      setElsewhere(other.text === mine ? undefined : other);
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
    outdated,
    elsewhere,
    write: (next) => {
      unsaved.current = true;
      setText(next);
    },
    rebase: (next, from, build) => {
      unsaved.current = true;
      jump(next, from, build);
    },
    keep,
    checkAgain: useCallback(() => setChecks((count) => count + 1), []),
    noteUpstream: setKnown,
    noteSaved: (saved) => {
      setKnown(saved);
      setBegun({base: saved, commit: site.commit});
      latest.current.base = saved;
      unsaved.current = true;
      keep();
    },
    discard: () => {
      unsaved.current = false;
      drafts.drop(file);
      seen.current = undefined;
      setElsewhere(undefined);
      if (known !== undefined) return jump(known, known);
      isGone.current = true;
      history.replace(home);
    },
    settleElsewhere: (chosen) => {
      setElsewhere(undefined);
      latest.current = {...latest.current, ...chosen, elsewhere: undefined};
      if (chosen) jump(chosen.text, chosen.base, chosen.commit);
      unsaved.current = true;
      keep();
    },
  };
}
