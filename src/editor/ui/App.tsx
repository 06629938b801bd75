/** The page `/editor`: it opens what this browser kept, and shows one file or view at a time, with the bar below. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import type {PictureData} from '../../build/pictures/make';
import {EngineClient} from '../engine/client';
import {builtTexts, type SiteData} from '../site';
import {Publishing} from '../workspace/publishing';
import {Workspace} from '../workspace/workspace';
import Bar from './Bar';
import {addressWith, Editor, type EditorContext, type Target} from './context';
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
  pictures: Record<string, PictureData>;
}

type Opened = Pick<EditorContext, 'workspace' | 'engine' | 'publishing'>;

/** What this browser kept, and the engine that reads it. */
function useOpened(site: SiteData): {opened?: Opened; isLost: boolean} {
  const [opened, setOpened] = useState<Opened>();
  const [isLost, setLost] = useState(false);
  const editor = useBaseUrl('/editor', {absolute: true});
  const save = useBaseUrl('/editor/save');
  const live = useBaseUrl('/commit.txt').replace(/staff\/commit\.txt$/, 'commit.txt');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is saved in `npm start` is known already.
  useEffect(() => {
    const engine = new EngineClient(site, () => new Worker(new URL('../engine/worker.ts', import.meta.url)), setLost);
    const retry = () => engine.retry();
    addEventListener('online', retry);
    let stop: (() => void) | undefined = () => undefined;
    void Workspace.open(`editor ${site.repository} ${live}`, builtTexts(site)).then((workspace) => {
      if (!stop) return;
      workspace.connect(engine);
      const publishing = new Publishing(site, workspace, {editor, live, save});
      stop = publishing.start();
      setOpened({workspace, engine, publishing});
    });
    return () => {
      removeEventListener('online', retry);
      stop?.();
      stop = undefined;
      engine.stop();
    };
  }, []);
  return {opened, isLost};
}

/** Where each picture can be loaded from: the build's, and those that are only in this browser. */
function usePictureUrls({workspace}: Opened, built: Props['pictures']): Record<string, string> {
  const base = useBaseUrl('/assets/pictures/');
  const own = useSyncExternalStore(workspace.subscribe, () => workspace.pictures);
  const urls = useMemo(
    () => Object.entries(own).map(([file, bytes]) => [`/${file}`, URL.createObjectURL(new Blob([bytes]))]),
    [own],
  );
  useEffect(() => () => urls.forEach(([, url]) => void URL.revokeObjectURL(url)), [urls]);
  return useMemo(() => {
    const made = Object.entries(built).map(([file, {id, widths, formats}]) => {
      return [`/${file}`, `${base}${id}-${widths[0]}.${formats.at(-1)}`];
    });
    return Object.fromEntries([...made, ...urls]);
  }, [built, base, urls]);
}

const targetIn = (query: URLSearchParams): Target => ({
  line: Number(query.get('line')) || undefined,
  words: query.get('words') ?? undefined,
  path: query.get('path') ?? undefined,
  from: query.get('from') ?? undefined,
});

/** The view that the address names. */
function View({search}: {search: string}): ReactNode {
  const query = new URLSearchParams(search);
  const [proposal, versions, file] = ['proposal', 'history', 'file'].map((name) => query.get(name));
  if (proposal) return <Proposal key={proposal} name={proposal} />;
  if (versions) return <History key={versions} file={versions} />;
  if (!file) return <Overview isNew={query.has('new')} />;
  const Form = file.startsWith('records/') ? RecordEditor : PageEditor;
  return <Form key={search} file={file} target={targetIn(query)} />;
}

function Shell({site, pictures, opened, isLost}: Props & {opened: Opened; isLost: boolean}): ReactNode {
  const home = useBaseUrl('/editor');
  const history = useHistory();
  const {search} = useLocation();
  const pictureUrls = usePictureUrls(opened, pictures);
  const [said, setSaid] = useState('');
  const context = useMemo<EditorContext>(() => {
    const address = (file: string, target?: Target) => addressWith(home, {...(file && {file}), ...target});
    const announce = (words: string) => {
      // The same words are read aloud again only if they are written again.
      setSaid('');
      setTimeout(() => setSaid(words));
    };
    const open = (file: string, target?: Target) => history.push(address(file, target));
    return {site, ...opened, pictureUrls, open, address, announce};
  }, [opened, site, pictureUrls, history, home]);

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

  const file = new URLSearchParams(search).get('file') ?? undefined;
  return (
    <Editor.Provider value={context}>
      <div className={`${look.editor} ${styles.shell}`}>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <main aria-label="Editor">
          {isLost && (
            <div role="alert" className={look.notice}>
              <p>The check and the preview didn’t load. They start by themselves once there is a connection.</p>
              <button type="button" onClick={() => opened.engine.retry()}>
                Try again
              </button>
            </div>
          )}
          <View search={search} />
        </main>
        <Bar file={file} />
      </div>
    </Editor.Provider>
  );
}

function Opening(props: Props): ReactNode {
  const {opened, isLost} = useOpened(props.site);
  return opened ? <Shell {...props} opened={opened} isLost={isLost} /> : <main>Opening …</main>;
}

/** The editor in the one tab that edits. */
function OnlyTab(props: Props): ReactNode {
  const [isOnly, setOnly] = useState<boolean>();
  const request = useCallback((options: LockOptions) => {
    const hold = (lock: Lock | null): unknown => {
      setOnly(lock !== null);
      // Once the other tab is closed, this one goes on: it may be this same tab before it was loaded again.
      return lock ? new Promise(() => undefined) : void request({});
    };
    void navigator.locks.request('editor', options, hold).catch(() => hold(null)); // Another tab has taken over.
  }, []);
  // Browsers without locks let every tab edit.
  useEffect(() => (navigator.locks ? request({ifAvailable: true}) : setOnly(true)), [request]);
  if (isOnly === undefined) return <main>Opening …</main>;
  if (isOnly) return <Opening {...props} />;
  return (
    <main className={`${look.editor} ${styles.view}`}>
      <h1>The editor is open in another tab</h1>
      <p>Go on there, or close it and edit here. What you have changed is kept.</p>
      <button type="button" className={look.main} onClick={() => request({steal: true})}>
        Edit here
      </button>
    </main>
  );
}

/** The files as they are now: in `npm start` they have changed since its build. */
function Newest(props: Props): ReactNode {
  const address = useBaseUrl('/editor/site.json');
  const [site, setSite] = useState(props.site.canSave ? undefined : props.site);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (site || isLost) return;
    // Whatever asks for a page gets the site's own instead.
    const answer = fetch(address, {headers: {Accept: 'application/json'}}).then((response) => response.json());
    answer.then(setSite, () => setLost(true));
  }, [address, site, isLost]);
  if (site) return <OnlyTab {...props} site={site} />;
  return <main>{isLost ? 'The files can’t be read: npm start isn’t running.' : 'Opening …'}</main>;
}

export default function EditorPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Editor" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <BrowserOnly fallback={<main>The editor needs JavaScript. It opens in a moment.</main>}>
        {() => <Newest {...props} />}
      </BrowserOnly>
    </>
  );
}
