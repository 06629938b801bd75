/** The frame that shows a page: it loads the page inside, and passes messages both ways. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState} from 'react';
import type {PublicRecords} from '../../build/records/publicRecords';
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';
import {useEditor} from '../ui/context';
import styles from './styles.module.css';
import type {DrawnPage} from './tree';

/** What the frame shows. Places are those of the page's text. */
export interface Shown {
  theme?: string;
  page?: DrawnPage;
  records?: PublicRecords;
  /** Where pictures can be loaded from, by their addresses in the page. */
  pictures?: Record<string, string>;
  /** The part that is open. The page scrolls to it. */
  open?: Selection;
  /** What problems are about. */
  problems?: Selection[];
  /** What differs from another version of the page. */
  changes?: Selection[];
}

/** What has changed of it; `focus`: puts the focus back on what was tapped. */
export type ToFrame = Shown | 'focus';

/** A tap on the page, and keys that are the editor's own. */
export type FromFrame = 'ready' | {tap: Click} | {key: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>};

export interface FrameHandle {
  /** Puts the focus back on what was tapped. */
  focus: () => void;
}

interface Props extends Omit<Shown, 'theme' | 'pictures'> {
  /** Bytes of a proposal's pictures, by their addresses in the page. */
  pictures?: Record<string, Uint8Array<ArrayBuffer>>;
  /** Somebody tapped on the page, or pressed Enter on a part of it. */
  onTap?: (tap: Click) => void;
  handle?: Ref<FrameHandle>;
}

/** A picture as an address: only the editor itself could load one that begins with blob:. */
const dataUrl = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;

/** The page as visitors see it, without access to the editor's origin: what is drawn can't read a key or a draft. */
export default function Frame({pictures, onTap, handle, ...page}: Props): ReactNode {
  const {workspace, pictureUrls} = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const sent = useRef<Shown>({});

  // The frame has no origin that could be named here: it is told what to show, and no more.
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');
  const focus = () => {
    frame.current?.focus({preventScroll: true});
    send('focus');
  };
  useImperativeHandle(handle, () => ({focus}));

  useEffect(() => {
    const receive = ({source, data}: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data === 'ready') setReady(true);
      else if ('tap' in data) onTap?.(data.tap);
      else frame.current?.dispatchEvent(new KeyboardEvent('keydown', {...data.key, bubbles: true}));
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  });

  const urls = useMemo(() => {
    const drafts = Object.entries(workspace.pictures).map(([file, bytes]) => [`/${file}`, dataUrl(bytes)]);
    const proposed = Object.entries(pictures ?? {}).map(([address, bytes]) => [address, dataUrl(bytes)]);
    return {...pictureUrls, ...(Object.fromEntries([...drafts, ...proposed]) as Record<string, string>)};
  }, [pictureUrls, pictures, workspace.pictures]);
  const shown: Shown = {...page, pictures: urls, theme: document.documentElement.dataset.theme};
  useEffect(() => {
    if (!isReady) return;
    const changed = Object.entries(shown).filter(([name, value]) => sent.current[name as keyof Shown] !== value);
    if (changed.length > 0) send(Object.fromEntries(changed));
    sent.current = shown;
  });

  const address = useBaseUrl('/editor/preview');
  return <iframe ref={frame} title="Preview" src={address} sandbox="allow-scripts" className={styles.frame} />;
}
