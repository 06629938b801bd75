/** The editor's shell: it opens what this browser kept, shows one file or view at a time, and the bar below all of them. */
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {PictureData} from '../../build/pictures/make';
import {EngineClient} from '../engine/client';
import {type SiteData, textIn} from '../site';
import {Publishing} from '../workspace/publishing';
import {StoredWorkspace} from '../workspace/workspace';
import Bar from './Bar';
import {Editor, type EditorContext, type Target} from './context';
import History from './History';
import look from './look.module.css';
import Overview from './Overview';
import PageEditor from './PageEditor';
import Proposal from './Proposal';
import RecordEditor from './RecordEditor';
import styles from './shell.module.css';

interface Props {
  site: SiteData;
  /** The pictures that the build made, by their files. */
  published: Record<string, PictureData>;
}

const startWorker = () => new Worker(new URL('../engine/worker.ts', import.meta.url));

/** Whether this tab is the one that edits; undefined until that is known. `take` makes it so. */
function useOnlyTab(name: string): {isOnly?: boolean; take: () => void} {
  const [isOnly, setOnly] = useState<boolean>();
  const request = useCallback(
    (options: LockOptions) => {
      const hold = (lock: Lock | null) => {
        setOnly(lock !== null);
        if (lock) return new Promise(() => undefined);
        // Once the other tab is closed, this one goes on: it may be this same tab before it was loaded again.
        request({});
        return undefined;
      };
      void navigator.locks.request(name, options, hold).catch(() => hold(null)); // Another tab has taken over.
    },
    [name],
  );
  // Browsers without locks let every tab edit.
  useEffect(() => (navigator.locks ? request({ifAvailable: true}) : setOnly(true)), [request]);
  return {isOnly, take: () => request({steal: true})};
}

/** Where each picture can be loaded from: the build's, and those that are only in this browser. */
function usePictureUrls(published: Props['published'], workspace: StoredWorkspace | undefined): Record<string, string> {
  const base = useBaseUrl('/assets/pictures/');
  const made = useRef(new Map<Uint8Array, string>());
  const [version, setVersion] = useState(0);
  useEffect(() => workspace?.subscribe(() => setVersion(workspace.version)), [workspace]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` counts the workspace's changes.
  const own = useMemo(() => {
    const entries = (workspace?.files ?? []).flatMap((file) => {
      const bytes = workspace?.bytes(file);
      if (!bytes) return [];
      const type = file.endsWith('.png') ? 'image/png' : 'image/jpeg';
      const url = made.current.get(bytes) ?? URL.createObjectURL(new Blob([bytes], {type}));
      made.current.set(bytes, url);
      return [`/${file} ${url}`];
    });
    return entries.join('\n');
  }, [workspace, version]);
  return useMemo(() => {
    const built = Object.entries(published).map(([file, {id, widths, formats}]) => {
      return [`/${file}`, `${base}${id}-${widths[0]}.${formats.at(-1)}`];
    });
    const ours = own
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' '));
    return Object.fromEntries([...built, ...ours]);
  }, [published, base, own]);
}

/** What this browser kept, and the engine that reads it. */
function useOpened(site: SiteData, isOnly: boolean | undefined) {
  const [opened, setOpened] = useState<{workspace: StoredWorkspace; engine: EngineClient; publishing: Publishing}>();
  const [isLost, setLost] = useState(false);
  const editor = useBaseUrl('/editor', {absolute: true});
  const save = useBaseUrl('/editor/save');
  const live = useBaseUrl('/commit.txt').replace(/staff\/commit\.txt$/, 'commit.txt');
  const name = `editor ${site.repository ?? ''} ${live}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is saved in `npm start` is known already.
  useEffect(() => {
    if (!isOnly) return setOpened(undefined);
    let isCurrent = true;
    const engine = new EngineClient(site, startWorker, setLost);
    let stop: (() => void) | undefined;
    void StoredWorkspace.open(name, (file) => textIn(site, file)).then((workspace) => {
      if (!isCurrent) return;
      workspace.connect(engine);
      const publishing = new Publishing(site, workspace, {editor, live, save});
      stop = publishing.start();
      setOpened({workspace, engine, publishing});
    });
    return () => {
      isCurrent = false;
      stop?.();
      engine.stop();
    };
  }, [isOnly]);
  return {opened, isLost};
}

const readTarget = (query: URLSearchParams): Target => ({
  line: Number(query.get('line')) || undefined,
  words: query.get('words') ?? undefined,
  path: query.get('path') ?? undefined,
  from: query.get('from') ?? undefined,
});

export default function App({site, published}: Props): ReactNode {
  const home = useBaseUrl('/editor');
  const history = useHistory();
  const {search} = useLocation();
  const {isOnly, take} = useOnlyTab(`editor ${site.repository ?? ''}`);
  const {opened, isLost} = useOpened(site, isOnly);
  const pictureUrls = usePictureUrls(published, opened?.workspace);
  const [said, setSaid] = useState('');

  const announce = useCallback((words: string) => {
    // The same words are read aloud again only if they are written again.
    setSaid('');
    setTimeout(() => setSaid(words));
  }, []);
  const address = useCallback(
    (file: string, target: Target = {}) => {
      const query = new URLSearchParams(file && {file});
      for (const [name, value] of Object.entries(target)) if (value !== undefined) query.set(name, String(value));
      return `${home}${file && '?'}${query.toString().replaceAll('%2F', '/')}`;
    },
    [home],
  );
  const context = useMemo<EditorContext | undefined>(() => {
    const open = (file: string, target?: Target) => history.push(address(file, target));
    return opened && {site, ...opened, pictureUrls, open, address, announce};
  }, [opened, site, pictureUrls, history, address, announce]);

  // A link within the editor opens without loading the page again, which would forget what can be undone.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.pathname !== home) return;
      event.preventDefault();
      history.push(link.pathname + link.search);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [home, history]);

  if (isOnly === false) {
    return (
      <main className={`${look.editor} ${styles.alone}`}>
        <h1>The editor is open in another tab</h1>
        <p>Go on there, or close it and edit here. What you have changed is kept.</p>
        <button type="button" className={look.main} onClick={take}>
          Edit here
        </button>
      </main>
    );
  }
  if (!context) return <main className={`${look.editor} ${styles.alone}`}>Opening …</main>;
  const query = new URLSearchParams(search);
  const file = query.get('file');
  const proposal = query.get('proposal');
  const versions = query.get('history');
  return (
    <Editor.Provider value={context}>
      <div className={`${look.editor} ${styles.shell}`}>
        {!file && <PageMetadata title="Editor" />}
        <p role="status" className={styles.said}>
          {said}
        </p>
        <main className={styles.main} aria-label="Editor">
          {isLost && (
            <div role="alert" className={look.notice}>
              <p>The check and the preview have stopped. Your changes are kept: reload this page to go on.</p>
              <button type="button" onClick={() => location.reload()}>
                Reload
              </button>
            </div>
          )}
          {proposal ? (
            <Proposal key={proposal} name={proposal} />
          ) : versions ? (
            <History key={versions} file={versions} />
          ) : file?.startsWith('records/') ? (
            <RecordEditor key={search} file={file} target={readTarget(query)} />
          ) : file ? (
            <PageEditor key={search} file={file} target={readTarget(query)} />
          ) : (
            <Overview isNew={query.has('new')} />
          )}
        </main>
        <Bar file={file ?? undefined} />
      </div>
    </Editor.Provider>
  );
}
