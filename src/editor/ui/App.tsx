/** The page `/editor`: it opens what this browser kept, and shows one file or view at a time, with the bar below. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type {PictureData} from '../../build/pictures/make';
import {EngineClient} from '../engine/client';
import {dataUrl, firstDrawn} from '../preview/Frame';
import type {DrawnPage} from '../preview/tree';
import type {SiteData} from '../site';
import {Publishing} from '../workspace/publishing';
import {Workspace} from '../workspace/workspace';
import Bar from './Bar';
import {addressWith, Button, Editor, type EditorContext, type Target, useEditor, useWorkspace, View} from './context';
import FileEditor from './FileEditor';
import History from './History';
import look from './look.module.css';
import Overview from './Overview';
import Proposal from './Proposal';

/** How long what is announced can be seen, in milliseconds. */
const SEEN = 6000;

/** What the build made, by file: pictures, and a way to each page as it is drawn. */
interface Built {
  pictures: Record<string, PictureData>;
  pages: Record<string, () => Promise<{default: DrawnPage}>>;
}

/** Where each picture can be loaded from: the build's, and those that are only in this browser. */
function usePictureUrls(workspace: Workspace, built: Built['pictures']): Record<string, string> {
  const base = useBaseUrl('/assets/pictures/');
  const own = useSyncExternalStore(workspace.subscribe, () => workspace.pictures);
  return useMemo(() => {
    const made = Object.entries(built).map(([file, {id, widths, formats}]) => {
      return [`/${file}`, `${base}${id}-${widths[0]}.${formats.at(-1)}`];
    });
    const ours = Object.entries(own).map(([file, bytes]) => [`/${file}`, dataUrl(bytes)]);
    return Object.fromEntries([...made, ...ours]);
  }, [built, base, own]);
}

/** What runs behind the views: the engine in its worker, and the way to GitHub. */
function useParts(site: SiteData, workspace: Workspace, pages: Built['pages']) {
  const [isLost, setLost] = useState(false);
  const editor = useBaseUrl('/editor', {absolute: true});
  const save = useBaseUrl('/editor/save');
  const live = useBaseUrl('/commit.txt').replace(/staff\/commit\.txt$/, 'commit.txt');
  const parts = useMemo(() => {
    // A page as in the build is drawn before the engine is fetched, which is as large as all the rest.
    const opened = new URLSearchParams(location.search).get('file') ?? '';
    const built = workspace.files.length === 0 && pages[opened] ? {[opened]: pages[opened]()} : {};
    const start = () => new Worker(new URL('../engine/worker.ts', import.meta.url));
    const engine = new EngineClient(site, () => (opened in built ? firstDrawn().then(start) : start()), setLost);
    return {site, workspace, engine, built, publishing: new Publishing(site, workspace, {editor, live, save})};
  }, [site, workspace, pages, editor, live, save]);
  // Before any view asks: its effects come later.
  useLayoutEffect(
    () => parts.workspace.connect((file, content) => void parts.engine.run('put', file, content)),
    [parts],
  );
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
  const {address} = useEditor();
  const workspace = useWorkspace();
  const query = new URLSearchParams(search);
  const [proposal, versions, file] = ['proposal', 'history', 'file'].map((name) => query.get(name));
  if (proposal) return <Proposal key={proposal} name={proposal} />;
  if (versions) return <History key={versions} file={versions} />;
  if (!file) return <Overview isNew={query.has('new')} />;
  if (workspace.read(file) === undefined)
    return (
      <View title="There is no such page" more={<a href={address('')}>All pages</a>}>
        <p>It may be new, and not published yet.</p>
      </View>
    );
  const target: Target = {...Object.fromEntries(query), line: Number(query.get('line')) || undefined};
  return <FileEditor key={search} file={file} target={target} />;
}

function Shell({site, built, kept}: {site: SiteData; built: Built; kept: Promise<Workspace>}): ReactNode {
  const workspace = use(kept);
  const {parts, isLost} = useParts(site, workspace, built.pages);
  const pictureUrls = usePictureUrls(workspace, built.pictures);
  const home = useBaseUrl('/editor');
  const history = useHistory();
  const {search} = useLocation();
  const [said, setSaid] = useState('');
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const context = useMemo<EditorContext>(() => {
    const address = (file: string, target?: Target) => addressWith(home, {...(file && {file}), ...target});
    const announce = (words: string) => {
      // The same words are read aloud again only if they are written again.
      setSaid('');
      setTimeout(() => setSaid(words));
      clearTimeout(silence.current);
      silence.current = setTimeout(() => setSaid(''), SEEN);
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
        setKept(lock && Workspace.open(name, site.texts));
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

/** Its props are what the build embeds. */
export default function EditorPage({site, ...built}: {site: SiteData} & Built): ReactNode {
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
            <OnlyTab newest={newest} built={built} />
          </Suspense>
        )}
      </BrowserOnly>
    </>
  );
}
