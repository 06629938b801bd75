import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {PictureData} from '../../../plugins/pictures/make';
import type {SiteData} from '../../site';
import type {Kept} from '../../store/drafts';
import {type PictureDraft, PictureDrafts} from '../../store/pictureDrafts';
import {namedOnlyIn} from '../../text/pictures/named';

/** What the build made of the site's own pictures, by their files. */
export type PublishedPictures = Record<string, PictureData>;

export interface Pictures {
  drafts: PictureDraft[];
  /** Whether all of them are kept. */
  kept: Kept;
  /** Where a picture can be loaded from, by its address in a page. */
  urls: Record<string, string>;
  add: (draft: PictureDraft) => Promise<void>;
  drop: (files: string[]) => void;
  /** Throws away what goes with a text: the pictures that no other draft names. */
  dropWith: (text: string, others: string[]) => void;
}

const mimeOf = (file: string) => (file.endsWith('.png') ? 'image/png' : 'image/jpeg');

/** The pictures of the drafts and of the site; undefined until the drafts have been read. */
export function usePictures(site: SiteData, published: PublishedPictures): Pictures | undefined {
  const {repository, branch} = site;
  const base = useBaseUrl('/assets/pictures/');
  const store = useMemo(() => new PictureDrafts({repository, branch}), [repository, branch]);
  const [drafts, setDrafts] = useState<PictureDraft[]>();
  const [kept, setKept] = useState<Kept>('kept');
  // These stay as long as the tab: undoing brings a picture back, and a saved one is shown until the site has it.
  const objectUrls = useRef<Record<string, string>>({});
  const channel = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const read = () => void store.list().then((found) => isCurrent && setDrafts(found));
    // Another tab has inserted a picture, or thrown one away.
    const others = new BroadcastChannel('editor pictures');
    others.onmessage = read;
    channel.current = others;
    read();
    return () => {
      isCurrent = false;
      others.close();
    };
  }, [store]);

  const drop = useCallback(
    (files: string[]) => {
      setDrafts((before) => before?.filter(({file}) => !files.includes(file)));
      void Promise.all(files.map((file) => store.drop(file))).then(() => channel.current?.postMessage('changed'));
    },
    [store],
  );

  // What was handed over has been published: the draft has done its work.
  useEffect(() => {
    const published = drafts?.filter(({file}) => site.others.includes(file)).map(({file}) => file) ?? [];
    if (published.length > 0) drop(published);
  }, [drafts, site.others, drop]);

  const urls = useMemo(() => {
    for (const {file, bytes} of drafts ?? []) {
      objectUrls.current[`/${file}`] ??= URL.createObjectURL(new Blob([bytes], {type: mimeOf(file)}));
    }
    const built = Object.entries(published).map(([file, {id, widths, formats}]) => {
      return [`/${file}`, `${base}${id}-${widths[0]}.${formats.at(-1)}`];
    });
    return {...objectUrls.current, ...Object.fromEntries(built)};
  }, [drafts, published, base]);

  if (!drafts) return undefined;
  const add = async (draft: PictureDraft) => {
    delete objectUrls.current[`/${draft.file}`];
    setDrafts([...drafts.filter(({file}) => file !== draft.file), draft]);
    const result = await store.put(draft);
    if (result === 'kept') channel.current?.postMessage('changed');
    else setKept(result);
  };
  const dropWith = (text: string, others: string[]) => {
    const files = drafts.map(({file}) => file);
    drop(namedOnlyIn(files, text, others));
  };
  return {drafts, kept: drafts.length > 0 ? kept : 'kept', urls, add, drop, dropWith};
}
