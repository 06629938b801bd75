/** The frame that shows a page: it loads the page inside, and passes messages both ways. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState} from 'react';
import type {PublicRecords} from '../../content/records/public';
import {toBase64} from '../github/api';
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';
import {useEditor} from '../ui/context';
import type {DrawnPage} from './tree';

/** What the frame shows. Places are those of the page's text. */
export interface Shown {
  theme?: string;
  page?: DrawnPage;
  records?: PublicRecords;
  /** Where pictures can be loaded from, by their addresses in the page. */
  pictures?: Record<string, string>;
  /** The part that is open, to which the page scrolls. */
  open?: Selection;
  problems?: Selection[];
  /** What differs from another version of the page. */
  changes?: Selection[];
}

/** What has changed of it; `focus` puts the focus back on what was tapped. */
export type ToFrame = Shown | 'focus';
export type FrameHandle = Pick<HTMLElement, 'focus'>;

/** The frame waits for a page, has drawn one, was tapped on, or got a key that is the editor's own. */
export type FromFrame = 'ready' | 'drawn' | {tap: Click} | {key: KeyboardEventInit};

/** Resolves once a frame has drawn a page, or after ten seconds: nothing waits for ever for one that fails. */
export const firstDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('message', ({data}) => data === 'drawn' && resolve());
    setTimeout(resolve, 10_000);
  });

interface Props extends Omit<Shown, 'theme'> {
  /** Somebody tapped on the page, or pressed Enter on a part of it. */
  onTap?: (tap: Click) => void;
  handle?: Ref<FrameHandle>;
}

/** A picture as an address. The frame can't load one that begins with blob: that is the editor's alone. */
export const dataUrl = (bytes: Uint8Array): string => `data:image/jpeg;base64,${toBase64(bytes)}`;

/** The page as visitors see it, without access to the editor's origin: what is drawn can't read a key or a draft. */
export default function Frame({pictures, onTap, handle, ...page}: Props): ReactNode {
  const {pictureUrls} = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const sent = useRef<Shown>({});

  // The frame has no origin that could be named here: it is told what to show, and no more.
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');
  useImperativeHandle(handle, () => ({
    focus: () => {
      frame.current?.focus({preventScroll: true});
      send('focus');
    },
  }));

  useEffect(() => {
    const receive = ({source, data}: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data === 'string') setReady(true);
      else if ('tap' in data) onTap?.(data.tap);
      else frame.current?.dispatchEvent(new KeyboardEvent('keydown', {...data.key, bubbles: true}));
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  });

  const urls = useMemo(() => ({...pictureUrls, ...pictures}), [pictureUrls, pictures]);
  const shown: Shown = {...page, pictures: urls, theme: document.documentElement.dataset.theme};
  useEffect(() => {
    if (!isReady) return;
    const changed = Object.entries(shown).filter(([name, value]) => sent.current[name as keyof Shown] !== value);
    if (changed.length > 0) send(Object.fromEntries(changed));
    sent.current = shown;
  });

  const address = useBaseUrl('/editor/preview');
  return <iframe ref={frame} title="Preview" src={address} sandbox="allow-scripts" />;
}
