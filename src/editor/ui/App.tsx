/** The page `/editor`: restores what this browser kept, and shows one file or view at a time, with the bar below. */

import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {Suspense, use, useEffect, useMemo, useState} from 'react';
import type {SiteData} from '../site';
import {browserDrafts} from '../workspace/drafts';
import {Workspace} from '../workspace/workspace';
import Bar from './bar/Bar';
import {CHECK_SCRIPT, isTooOld, TOO_OLD} from './browserCheck';
import {Editor, useEditor, useWorkspace} from './context';
import FileEditor from './file/FileEditor';
import Overview from './Overview';
import History from './proposals/History';
import ProposalView from './proposals/ProposalView';
import Button from './shared/Button';
import {useBackButton} from './shared/backButton';
import look from './shared/look.module.css';
import {Presses} from './shared/press';
import View from './shared/View';
import {targetOf} from './target';
import {type Built, type ShellProps, useAnnouncements, usePictureUrls, useServices} from './useServices';
import {useTabLock} from './useTabLock';

/** The view that the address names. */
function CurrentView({search}: {search: string}) {
  const {address} = useEditor();
  const workspace = useWorkspace();
  const target = targetOf(search);
  switch (target.kind) {
    case 'proposal':
      return <ProposalView key={target.name} name={String(target.name)} />;
    case 'history':
      return <History key={target.file} file={target.file} />;
    case 'overview':
    case 'newPage':
      return <Overview isNew={target.kind === 'newPage'} />;
    case 'file':
      if (workspace.read(target.file) !== undefined) return <FileEditor key={search} target={target} />;
      return (
        <View title="There is no such page" more={<Link to={address({kind: 'overview'})}>All pages</Link>}>
          <p>It may be new, and not published yet.</p>
        </View>
      );
  }
}

function Shell(props: ShellProps) {
  const {site, workspace} = props;
  const {search} = useLocation();
  const [isLost, setLost] = useState(false);
  const {status, announce} = useAnnouncements();
  const services = useServices(props, setLost, announce);
  const pictureUrls = usePictureUrls(site, workspace);
  const context = useMemo(() => ({...services, pictureUrls}), [services, pictureUrls]);
  useBackButton();
  useEffect(() => workspace.guardChanges(), [workspace]);

  return (
    <Editor.Provider value={context}>
      <div className={look.editor}>
        <p ref={status} role="status" className={look.message} />
        <main aria-label="Editor" className={look.main}>
          {isLost && (
            <div role="alert" className={clsx(look.stack, look.notice)}>
              <p>The check and the preview have stopped. Your changes are kept: reload this page to go on.</p>
              <Button onClick={() => location.reload()}>Reload</Button>
            </div>
          )}
          <CurrentView search={search} />
        </main>
        <Bar />
      </div>
    </Editor.Provider>
  );
}

const opening = <main>Opening…</main>;

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
  const {held: workspace, takeOver} = useTabLock(name, () => Workspace.restored(browserDrafts(name), site.texts));
  if (workspace === undefined) return opening;
  if (workspace) return <Shell site={site} built={built} workspace={use(workspace)} />;
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
            <Presses>
              <Suspense fallback={opening}>
                <OnlyTab newest={newest} built={built} />
              </Suspense>
            </Presses>
          )
        }
      </BrowserOnly>
    </>
  );
}
