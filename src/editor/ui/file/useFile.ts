import {useHistory} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {Checked} from '../../engine/results';
import {textIn} from '../../site';
import type {Version} from '../../store/drafts';
import {useEditor} from '../shared/context';
import {useChecked} from './useChecked';
import {useStoredDraft} from './useStoredDraft';
import {useUpstream} from './useUpstream';

export interface OpenFile {
  text: string;
  /** Counts the changes of the text that aren't typed. */
  revision: number;
  /** The newest version outside this browser; undefined for a new file. */
  upstream: string | undefined;
  /** The version that the draft is based on. */
  base: string | undefined;
  isChanged: boolean;
  checked?: Checked;
  /** Why the text could not be checked. */
  checkError?: string;
  /** Whether a newer build of the site is published than the one that is open. */
  isOutdated: boolean;
  /** Whether GitHub no longer has the file. */
  isGone: boolean;
  /** What another tab made of this file. The draft holds both versions until somebody has chosen. */
  otherTab?: Version;
  /** The text as it is now: `text` is a moment behind the typing. */
  read: () => string;
  /** Takes what was typed. */
  write: (text: string) => void;
  /** Goes on with another text, based on another version. */
  rebase: (text: string, base: string | undefined) => void;
  /** Stores the draft now, without waiting for a pause. */
  saveDraft: () => void;
  /** Checks again after another file has changed. */
  checkAgain: () => void;
  setUpstream: (text: string) => void;
  /** Makes a text that was saved the base. What has been typed since stays a draft. */
  markSaved: (text: string) => void;
  /** Throws the draft away. Nothing is left of a new file, so the list of files is shown. */
  discard: () => void;
  /** Goes on with one version where another tab has written, too: with this tab's if none is given. */
  chooseVersion: (chosen?: Version) => void;
}

/** One file with its draft: its text, what the rules say of it, and what happened to it elsewhere. */
export function useFile(file: string): OpenFile {
  const {site, engine, drafts, home} = useEditor();
  const history = useHistory();
  const embedded = textIn(site, file);
  const [draft] = useState(() => drafts.get(file));
  const [version, setVersion] = useState<Version>(draft ?? {text: embedded ?? '', base: embedded, commit: site.commit});
  const [revision, setRevision] = useState(0);
  const {text, base, commit} = version;
  const latest = useRef(version);
  latest.current = {text, base, commit};
  const isDiscarded = useRef(false);
  const isLeft = useRef(false);

  const read = useCallback(() => latest.current.text, []);
  const replace = useCallback((next: Version) => {
    setVersion(next);
    setRevision((count) => count + 1);
  }, []);

  const {checked, checkError, checkAgain} = useChecked(file, text);
  const {otherTab, ...stored} = useStoredDraft(file, draft, {text, base, commit});
  const takeNewest = useCallback(
    (newest: string) => {
      const mine = latest.current;
      const next = {text: newest, base: newest, commit: site.commit};
      if (newest === mine.base) return;
      if (mine.text === newest) setVersion(next);
      // Nothing has been changed here.
      else if (mine.text === mine.base) replace(next);
    },
    [site.commit, replace],
  );
  const {upstream, setUpstream, isOutdated, isGone} = useUpstream(file, draft, takeNewest);

  // Not before everything on the page has asked for it.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (isDiscarded.current) engine.put(file, undefined);
    };
  }, [engine, file]);

  return {
    text,
    revision,
    upstream,
    base,
    isChanged: text !== base,
    checked,
    checkError,
    isOutdated,
    isGone,
    otherTab,
    read,
    write: (next) => {
      stored.markUnsaved();
      latest.current = {...latest.current, text: next};
      setVersion((before) => ({...before, text: next}));
      // A form's change may be worked out only after somebody has left the file.
      if (isLeft.current && !isDiscarded.current) {
        stored.store(latest.current);
        engine.put(file, next);
      }
    },
    rebase: (next, from) => {
      stored.markUnsaved();
      replace({text: next, base: from, commit: site.commit});
    },
    saveDraft: stored.save,
    checkAgain,
    setUpstream,
    markSaved: (saved) => {
      setUpstream(saved);
      const origin = {base: saved, commit: site.commit};
      setVersion((before) => ({...before, ...origin}));
      stored.store({...latest.current, ...origin});
    },
    discard: () => {
      stored.drop();
      if (upstream !== undefined) return replace({text: upstream, base: upstream, commit: site.commit});
      isDiscarded.current = true;
      history.replace(home);
    },
    chooseVersion: (chosen) => {
      const next = {...latest.current, ...chosen};
      if (chosen) replace(next);
      stored.storeAlone(next);
    },
  };
}
