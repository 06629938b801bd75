/** The frame that shows a page: it loads the page inside, and passes messages both ways. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState} from 'react';
import type {Click} from '../text/click';
import {useEditor} from '../ui/context';
import type {FromFrame, Shown, ToFrame} from './messages';
import styles from './styles.module.css';

/** How long the frame's page may take to answer, in milliseconds. */
const TIMEOUT = 20_000;

/** A picture as an address: only the editor itself could load one that begins with blob:. */
const dataUrl = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;

export interface FrameHandle {
  /** Puts the focus back on what was tapped. */
  focus: () => void;
}

export interface FrameProps extends Omit<Shown, 'theme' | 'pictures'> {
  /** Bytes of pictures that are nowhere yet, by their addresses in the page: those of a proposal. */
  pictures?: Record<string, Uint8Array<ArrayBuffer>>;
  /** Somebody tapped on the page, or pressed Enter on a part of it. */
  onTap?: (tap: Click) => void;
  handle?: Ref<FrameHandle>;
}

/**
 * The page, as visitors see it. The frame has no access to the editor's origin: what is drawn in it can't read a key or a
 * draft, whatever it is.
 */
export default function Frame({pictures, onTap, handle, ...page}: FrameProps): ReactNode {
  const {workspace, pictureUrls} = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useBaseUrl('/editor/preview');
  const [state, setState] = useState<'loading' | 'late' | 'ready'>('loading');
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
      if (data === 'ready') setState('ready');
      else if ('tap' in data) onTap?.(data.tap);
      else frame.current?.dispatchEvent(new KeyboardEvent('keydown', {...data.key, bubbles: true}));
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  });
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), TIMEOUT);
    return () => clearTimeout(timer);
  }, []);

  const urls = useMemo(() => {
    const all = Object.keys({...pictureUrls, ...pictures}).map((picture) => {
      const isOwn = pictureUrls[picture]?.startsWith('blob:');
      const bytes = pictures?.[picture] ?? (isOwn ? workspace.pictures[picture.slice(1)] : undefined);
      return [picture, bytes ? dataUrl(bytes) : pictureUrls[picture]];
    });
    return Object.fromEntries(all) as Record<string, string>;
  }, [pictureUrls, pictures, workspace]);
  const shown: Shown = {...page, pictures: urls, theme: document.documentElement.dataset.theme};
  useEffect(() => {
    if (state !== 'ready') return;
    const changed = Object.entries(shown).filter(([name, value]) => sent.current[name as keyof Shown] !== value);
    if (changed.length > 0) send(Object.fromEntries(changed));
    sent.current = shown;
  });

  return (
    <div className={styles.room}>
      {state === 'late' && (
        <p role="status">The page can’t be shown: its preview didn’t load. Check your connection, and reload.</p>
      )}
      <iframe ref={frame} title="Preview" src={address} sandbox="allow-scripts" className={styles.frame} />
    </div>
  );
}
