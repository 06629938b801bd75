/** The page `/editor`: it opens what this browser kept, and shows one file or view at a time, with the bar below. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import type {PictureData} from '../../build/pictures/make';
import {EngineClient} from '../engine/client';
import {builtTexts, type SiteData} from '../site';
import {Publishing} from '../workspace/publishing';
import {Workspace} from '../workspace/workspace';
import Bar from './Bar';
import {addressWith, Button, Editor, type EditorContext, type Target, View} from './context';
import History from './History';
import look from './look.module.css';
import Overview from './Overview';
import PageEditor from './PageEditor';
import Proposal from './Proposal';
import RecordEditor from './RecordEditor';

/** The pictures that the build made, by their files. */
type Built = Record<string, PictureData>;

/** Where each picture can be loaded from: the build's, and those that are only in this browser. */
function usePictureUrls(workspace: Workspace, built: Built): Record<string, string> {
  const base = useBaseUrl('/assets/pictures/');
  const own = useSyncExternalStore(workspace.subscribe, () => workspace.pictures);
  return useMemo(() => {
    const made = Object.entries(built).map(([file, {id, widths, formats}]) => {
      return [`/${file}`, `${base}${id}-${widths[0]}.${formats.at(-1)}`];
    });
    const ours = Object.entries(own).map(([file, bytes]) => [`/${file}`, URL.createObjectURL(new Blob([bytes]))]);
    return Object.fromEntries([...made, ...ours]);
  }, [built, base, own]);
}

/** What runs behind the views: the engine in its worker, and the way to GitHub. */
function useParts(site: SiteData, workspace: Workspace) {
  const [isLost, setLost] = useState(false);
  const editor = useBaseUrl('/editor', {absolute: true});
  const save = useBaseUrl('/editor/save');
  const live = useBaseUrl('/commit.txt').replace(/staff\/commit\.txt$/, 'commit.txt');
  const parts = useMemo(() => {
    const engine = new EngineClient(site, new Worker(new URL('../engine/worker.ts', import.meta.url)), setLost);
    workspace.connect((file, content) => void engine.run('put', file, content));
    return {site, workspace, engine, publishing: new Publishing(site, workspace, {editor, live, save})};
  }, [site, workspace, editor, live, save]);
  useEffect(() => {
    const stop = parts.publishing.start();
    return () => {
      stop();
      parts.engine.stop();
    };
  }, [parts]);
  return {parts, isLost};
}

/** The view that the address names. */
function Named({search}: {search: string}): ReactNode {
  const query = new URLSearchParams(search);
  const [proposal, versions, file] = ['proposal', 'history', 'file'].map((name) => query.get(name));
  if (proposal) return <Proposal key={proposal} name={proposal} />;
  if (versions) return <History key={versions} file={versions} />;
  if (!file) return <Overview isNew={query.has('new')} />;
  const target: Target = {...Object.fromEntries(query), line: Number(query.get('line')) || undefined};
  const Form = file.startsWith('records/') ? RecordEditor : PageEditor;
  return <Form key={search} file={file} target={target} />;
}

function Shell({site, built, kept}: {site: SiteData; built: Built; kept: Promise<Workspace>}): ReactNode {
  const workspace = use(kept);
  const {parts, isLost} = useParts(site, workspace);
  const pictureUrls = usePictureUrls(workspace, built);
  const home = useBaseUrl('/editor');
  const history = useHistory();
  const {search} = useLocation();
  const [said, setSaid] = useState('');
  const context = useMemo<EditorContext>(() => {
    const address = (file: string, target?: Target) => addressWith(home, {...(file && {file}), ...target});
    const announce = (words: string) => {
      // The same words are read aloud again only if they are written again.
      setSaid('');
      setTimeout(() => setSaid(words));
    };
    const open = (file: string, target?: Target) => history.push(address(file, target));
    return {...parts, pictureUrls, open, address, announce};
  }, [parts, pictureUrls, history, home]);

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

  return (
    <Editor.Provider value={context}>
      <div className={`${look.editor} ${look.shell}`}>
        <p role="status" className={look.said}>
          {said}
        </p>
        <main aria-label="Editor">
          {isLost && (
            <div role="alert" className={look.notice}>
              <p>The check and the preview have stopped. Your changes are kept: reload this page to go on.</p>
              <Button onClick={() => location.reload()}>Reload</Button>
            </div>
          )}
          <Named search={search} />
        </main>
        <Bar file={new URLSearchParams(search).get('file') ?? undefined} />
      </div>
    </Editor.Provider>
  );
}

const opening = <main>Opening …</main>;

/** The editor in the one tab that edits. */
function OnlyTab({newest, built}: {newest: Promise<SiteData>; built: Built}): ReactNode {
  const site = use(newest);
  const name = `editor ${site.repository} ${useBaseUrl('/editor')}`;
  const [kept, setKept] = useState<Promise<Workspace> | null>();
  const request = useCallback(
    (options: LockOptions) => {
      const hold = (lock: object | null): unknown => {
        setKept(lock && Workspace.open(name, builtTexts(site)));
        // Once the other tab is closed, this one goes on: it may be this same tab before it was loaded again.
        return lock ? new Promise(() => undefined) : void request({});
      };
      // Where there are no locks (an address without https), every tab edits.
      if (!navigator.locks) return hold({});
      return navigator.locks.request(name, options, hold).catch(() => hold(null)); // Another tab has taken over.
    },
    [site, name],
  );
  useEffect(() => void request({ifAvailable: true}), [request]);
  if (kept === undefined) return opening;
  if (kept) return <Shell site={site} built={built} kept={kept} />;
  return (
    <main className={look.editor}>
      <View title="The editor is open in another tab">
        <p>Go on there, or close it and edit here. What you have changed is kept.</p>
        <Button isMain onClick={() => request({steal: true})}>
          Edit here
        </Button>
      </View>
    </main>
  );
}

/** `pictures` are those that the build made, by their files. */
export default function EditorPage({site, pictures}: {site: SiteData; pictures: Built}): ReactNode {
  const address = useBaseUrl('/editor/site.json');
  const [newest] = useState<Promise<SiteData>>(async () => {
    if (!site.canSave) return site;
    // In `npm start` the files have changed since. Whatever asks for a page gets the site's own instead.
    return (await fetch(address, {headers: {Accept: 'application/json'}})).json();
  });
  return (
    <>
      <PageMetadata title="Editor" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <BrowserOnly fallback={<main>The editor needs JavaScript. It opens in a moment.</main>}>
        {() => (
          <Suspense fallback={opening}>
            <OnlyTab newest={newest} built={pictures} />
          </Suspense>
        )}
      </BrowserOnly>
    </>
  );
}
