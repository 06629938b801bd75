/** The frame that shows a page: it loads the page inside, and passes messages both ways. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState} from 'react';
import type {Click} from '../text/click';
import {useEditor} from '../ui/context';
import type {FromFrame, Shown, ToFrame} from './messages';
import styles from './styles.module.css';

/** How long the frame's page may take to answer, in milliseconds. */
const TIMEOUT = 20_000;

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
export default function Frame({
  page,
  records,
  pictures,
  open,
  problems,
  changes,
  onTap,
  handle,
}: FrameProps): ReactNode {
  const {workspace, pictureUrls} = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useBaseUrl('/editor/preview');
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading');
  const sent = useRef<Shown>({});
  const listener = useRef(onTap);
  listener.current = onTap;

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
      if (data === 'ready') {
        sent.current = {};
        setState('ready');
      } else if ('tap' in data) listener.current?.(data.tap);
      else frame.current?.dispatchEvent(new KeyboardEvent('keydown', {...data.key, bubbles: true}));
    };
    addEventListener('message', receive);
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'missing' : now)), TIMEOUT);
    return () => {
      removeEventListener('message', receive);
      clearTimeout(timer);
    };
  }, []);

  const shownPictures = useMemo(() => {
    // Only the editor itself could load an address that begins with blob:.
    const own = Object.entries(pictureUrls).map(([picture, url]) => [
      picture,
      url.startsWith('blob:') ? workspace.bytes(picture.slice(1)) : url,
    ]);
    return {...Object.fromEntries(own), ...pictures} as Shown['pictures'];
  }, [pictureUrls, pictures, workspace]);
  const theme = document.documentElement.dataset.theme;
  const shown: Shown = {theme, page, records, pictures: shownPictures, open, problems, changes};
  useEffect(() => {
    if (state !== 'ready') return;
    const changed = Object.entries(shown).filter(([name, value]) => sent.current[name as keyof Shown] !== value);
    if (changed.length > 0) send(Object.fromEntries(changed));
    sent.current = shown;
  });

  return (
    <div className={styles.room}>
      {state === 'missing' && (
        <div role="status" className={styles.missing}>
          <p>The page can’t be shown: its preview didn’t load. Check your connection; your changes are safe.</p>
          <button
            type="button"
            onClick={() => {
              if (frame.current) frame.current.src = address;
            }}
          >
            Try again
          </button>
        </div>
      )}
      <iframe ref={frame} title="Preview" src={address} sandbox="allow-scripts" className={styles.frame} />
    </div>
  );
}
