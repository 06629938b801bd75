/** The page `/editor`: restores what this browser kept, and shows one file or view at a time, with the bar below. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl, {type BaseUrlUtils, useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Suspense, use, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import type {PictureData} from '../../content/site/pictures/places';
import {EngineClient} from '../engine/client';
import type {DrawnPage} from '../engine/tree';
import type {SiteData} from '../site';
import {ChangeQueue} from '../workspace/changeQueue';
import {Publishing} from '../workspace/publishing';
import {Workspace} from '../workspace/workspace';
import Bar from './Bar';
import {useBackButton} from './back';
import {CHECK_SCRIPT, isTooOld, TOO_OLD} from './browserCheck';
import {Button, Editor, type Target, useEditor, useWorkspace, View} from './context';
import FileEditor from './FileEditor';
import {dataUrl, firstDrawn} from './Frame';
import History from './History';
import look from './look.module.css';
import Overview from './Overview';
import Proposal from './Proposal';
import {useTabLock} from './useTabLock';

/** What the build made, by file: pictures, and a way to each page as it is drawn. */
interface Built {
  pictures: Record<string, PictureData>;
  pages: Record<string, () => Promise<{default: DrawnPage}>>;
}

/** The view that the address names. */
function Named({query}: {query: URLSearchParams}) {
  const {address} = useEditor();
  const workspace = useWorkspace();
  const [proposal, versions, file] = ['proposal', 'history', 'file'].map((name) => query.get(name));
  if (proposal) return <Proposal key={proposal} name={proposal} />;
  if (versions) return <History key={versions} file={versions} />;
  if (!file) return <Overview isNew={query.has('new')} />;
  if (workspace.read(file) === undefined)
    return (
      <View title="There is no such page" more={<Link to={address('')}>All pages</Link>}>
        <p>It may be new, and not published yet.</p>
      </View>
    );
  const target: Target = {...Object.fromEntries(query), line: Number(query.get('line')) || undefined};
  return <FileEditor key={String(query)} file={file} target={target} />;
}

/** The address of a file or a view, from the editor's own. */
const addressesOf = (home: string) => (file: string, target?: Target) => {
  const values = Object.entries({file: file || undefined, ...target}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(values as string[][]).toString().replaceAll('%2F', '/');
  return search ? `${home}?${search}` : home;
};

interface First {
  site: SiteData;
  workspace: Workspace;
  built: Built;
  setLost: (isLost: boolean) => void;
}

/** The page that is opened first as it was built, if nothing in it has changed, and the engine, which is fetched after it. */
function openFirst(file: string, {site, workspace, built, setLost}: First) {
  const isBuilt = workspace.files.length === 0 && Boolean(built.pages[file]);
  const drawn = isBuilt ? {[file]: built.pages[file]()} : {};
  const start = () => new Worker(new URL('../engine/worker.ts', import.meta.url));
  // It is as large as everything else together.
  return {built: drawn, engine: new EngineClient(site, () => (isBuilt ? firstDrawn().then(start) : start()), setLost)};
}

/** Says something for six seconds in the element of this ref. */
function useAnnouncements() {
  const status = useRef<HTMLParagraphElement>(null);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = (words: string) => {
    clearTimeout(silence.current);
    // Even the same words become a new node, so that a screen reader reads them again.
    status.current?.replaceChildren(words);
    silence.current = setTimeout(() => status.current?.replaceChildren(), 6000);
  };
  return {status, announce};
}

/** The addresses that publishing needs. Visitors' `commit.txt` is beside the staff's folder. */
const addressesFor = (withBaseUrl: BaseUrlUtils['withBaseUrl']) => ({
  editor: withBaseUrl('/editor', {absolute: true}),
  save: withBaseUrl('/editor/save'),
  live: withBaseUrl('/commit.txt').replace(/staff\/commit\.txt$/, 'commit.txt'),
});

function Shell({site, built, workspace}: {site: SiteData; built: Built; workspace: Workspace}) {
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const query = new URLSearchParams(useLocation().search);
  const [isLost, setLost] = useState(false);
  const {status, announce} = useAnnouncements();
  useBackButton();

  // Made once: they last as long as the editor does.
  const [first] = useState(() => openFirst(query.get('file') ?? '', {site, workspace, built, setLost}));
  const [changes] = useState(() => new ChangeQueue(workspace));
  const [publishing] = useState(() => new Publishing(site, workspace, addressesFor(withBaseUrl)));
  const [parts] = useState(() => {
    const address = addressesOf(withBaseUrl('/editor'));
    const open = (file: string, target?: Target) => history.push(address(file, target));
    return {...first, site, workspace, changes, publishing, address, open, announce};
  });
  // Runs before the effects of any view, which may ask for it.
  useLayoutEffect(() => {
    const {engine, publishing} = parts;
    workspace.connect((file, content) => void engine.run('put', file, content));
    const stop = publishing.start();
    return () => {
      stop();
      void engine.stop();
    };
  }, [workspace, parts]);

  const pictures = useSyncExternalStore(workspace.subscribe, () => workspace.pictures);
  const context = useMemo(() => {
    const made = Object.entries(built.pictures).map(([file, {id, widths, formats}]) => {
      return [`/${file}`, withBaseUrl(`/assets/pictures/${id}-${widths[0]}.${formats.at(-1)}`)];
    });
    const added = Object.entries(pictures).map(([file, bytes]) => [`/${file}`, dataUrl(bytes)]);
    return {...parts, pictureUrls: Object.fromEntries([...made, ...added])};
  }, [parts, built.pictures, pictures, withBaseUrl]);

  return (
    <Editor.Provider value={context}>
      <div className={look.editor}>
        <p ref={status} role="status" className={look.said} />
        <main aria-label="Editor">
          {isLost && (
            <div role="alert" className={look.notice}>
              <p>The check and the preview have stopped. Your changes are kept: reload this page to go on.</p>
              <Button onClick={() => location.reload()}>Reload</Button>
            </div>
          )}
          <Named query={query} />
        </main>
        <Bar />
      </div>
    </Editor.Provider>
  );
}

const opening = <main>Opening …</main>;

const fallback = (
  <>
    <main suppressHydrationWarning>The editor needs JavaScript. It opens in a moment.</main>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from outside. */}
    <script dangerouslySetInnerHTML={{__html: CHECK_SCRIPT}} />
  </>
);

/** The editor in the one tab that edits. */
function OnlyTab({newest, built}: {newest: Promise<SiteData>; built: Built}) {
  const site = use(newest);
  const name = `editor ${site.repository} ${useBaseUrl('/editor')}`;
  const {opened, takeOver} = useTabLock(name, () => Workspace.open(name, site.texts));
  if (opened === undefined) return opening;
  if (opened) return <Shell site={site} built={built} workspace={use(opened)} />;
  return (
    <main className={look.editor}>
      <View title="The editor is open in another tab">
        <p>Go on there, or close it and edit here. What you have changed is kept.</p>
        <Button isMain onClick={takeOver}>
          Edit here
        </Button>
      </View>
    </main>
  );
}

/** Its props are what the build embeds. */
export default function EditorPage({site, ...built}: {site: SiteData} & Built) {
  const address = useBaseUrl('/editor/site.json');
  const [newest] = useState<Promise<SiteData>>(async () => {
    if (!site.canSave) return site;
    // In `npm start` the files have changed since. Whatever asks for a page gets the site's own instead.
    return (await fetch(address, {headers: {Accept: 'application/json'}})).json();
  });
  return (
    <>
      <PageMetadata title="Editor">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <BrowserOnly fallback={fallback}>
        {() =>
          isTooOld() ? (
            <main>{TOO_OLD}</main>
          ) : (
            <Suspense fallback={opening}>
              <OnlyTab newest={newest} built={built} />
            </Suspense>
          )
        }
      </BrowserOnly>
    </>
  );
}
