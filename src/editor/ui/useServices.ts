/** What lasts as long as the editor does: the engine, what is published and sent, pictures, and messages. */
import {useHistory, useLocation} from '@docusaurus/router';
import {type BaseUrlUtils, useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {STAFF_FOLDER} from '../../shared';
import {EngineClient} from '../engine/client';
import type {DrawnPage} from '../engine/tree';
import type {SiteData} from '../site';
import {ChangeQueue} from '../workspace/changeQueue';
import {Publishing} from '../workspace/publishing';
import type {Workspace} from '../workspace/workspace';
import {firstDrawn} from './firstDrawn';
import {dataUrl} from './shared/dataUrl';
import {addressFrom, type Target, targetOf} from './target';

/** What the build made: a way to each page as it is drawn, by file. */
export interface Built {
  pages: Record<string, () => Promise<{default: DrawnPage}>>;
}

export interface ShellProps {
  site: SiteData;
  built: Built;
  workspace: Workspace;
}

/** The first page as it was built, if nothing in it has changed, and the engine. */
function openFirst(file: string, {site, workspace, built}: ShellProps, onLostChange: (isLost: boolean) => void) {
  const startWorker = () => new Worker(new URL('../engine/worker.ts', import.meta.url));
  const isAsBuilt = workspace.files.length === 0 && Boolean(built.pages[file]);
  if (!isAsBuilt) return {built: {}, engine: new EngineClient(site, startWorker, onLostChange)};
  // The engine is as large as everything else together, so it is fetched once the page is there.
  const startLater = () => firstDrawn().then(startWorker);
  return {built: {[file]: built.pages[file]()}, engine: new EngineClient(site, startLater, onLostChange)};
}

/** Everything that lasts as long as the editor does, made once. */
export function useServices(
  props: ShellProps,
  onLostChange: (isLost: boolean) => void,
  announce: (words: string) => void,
) {
  const {site, workspace} = props;
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const {search} = useLocation();
  const [services] = useState(() => {
    const target = targetOf(search);
    const address = addressFrom(withBaseUrl('/editor'));
    return {
      ...openFirst(target.kind === 'file' ? target.file : '', props, onLostChange),
      site,
      workspace,
      changeQueue: new ChangeQueue(workspace),
      publishing: new Publishing(site, workspace, publishingAddresses(withBaseUrl)),
      address,
      goTo: (target: Target) => history.push(address(target)),
      announce,
    };
  });
  // Runs before the effects of any view, which may ask for it.
  useLayoutEffect(() => {
    const {engine, publishing} = services;
    workspace.connect((file, content) => void engine.run('put', file, content));
    const stopPublishing = publishing.start();
    return () => {
      stopPublishing();
      void engine.stop();
    };
  }, [workspace, services]);
  return services;
}

/** Where each picture can be loaded from, by its address in a page: those of the build, and those that were added. */
export function usePictureUrls(site: SiteData, workspace: Workspace): Record<string, string> {
  const addedPictures = useSyncExternalStore(workspace.subscribe, () => workspace.pictures);
  return useMemo(() => {
    const ofBuild = Object.entries(site.pictures).map(([file, url]) => [`/${file}`, url]);
    const added = Object.entries(addedPictures).map(([file, bytes]) => [`/${file}`, dataUrl(bytes, file)]);
    return Object.fromEntries([...ofBuild, ...added]);
  }, [site.pictures, addedPictures]);
}

/** How long a message is shown, in milliseconds. */
const MESSAGE_TIME = 6000;

/** Shows messages, for a moment, in the element of this ref. */
export function useAnnouncements() {
  const status = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = (words: string) => {
    clearTimeout(timer.current);
    // Even the same words become a new node, so that a screen reader reads them again.
    status.current?.replaceChildren(words);
    timer.current = setTimeout(() => status.current?.replaceChildren(), MESSAGE_TIME);
  };
  return {status, announce};
}

/** The addresses that publishing needs. Visitors' `commit.txt` is beside the staff's folder. */
const publishingAddresses = (withBaseUrl: BaseUrlUtils['withBaseUrl']) => ({
  editor: withBaseUrl('/editor', {absolute: true}),
  save: withBaseUrl('/editor/save'),
  live: withBaseUrl('/commit.txt').replace(`${STAFF_FOLDER}commit.txt`, 'commit.txt'),
});
