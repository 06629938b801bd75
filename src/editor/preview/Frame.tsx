/** The frame that shows a page: it loads the page inside, and passes messages both ways. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState} from 'react';
import type {PublicRecords} from '../../build/records/publicRecords';
import type {DrawnPage} from '../engine/results';
import type {Click} from '../text/click';
import type {Selection} from '../text/edits';
import {useEditor} from '../ui/context';
import type {FromFrame, Marks, ShownPage, ToFrame} from './messages';
import styles from './styles.module.css';

/** How long the frame's page may take to answer, in milliseconds. */
const TIMEOUT = 20_000;
const NONE: Selection[] = [];

export interface FrameHandle {
  /** Puts the focus back on what was tapped. */
  focus: () => void;
}

export interface FrameProps {
  /** The page to show. Until there is one, the last one stays. */
  page?: DrawnPage;
  /** The records as the page shows them; without, as in the build. */
  records?: PublicRecords;
  /** Bytes of pictures that are nowhere yet, by their addresses in the page: those of a proposal. */
  pictures?: Record<string, Uint8Array<ArrayBuffer>>;
  /** The part that is open, in the page's text. The page scrolls to it. */
  open?: Selection;
  /** What problems are about, in the page's text. */
  problems?: Selection[];
  /** What differs from another version, in the page's text (`changedPlaces`). */
  changes?: Selection[];
  /** Somebody tapped on the page, or pressed Enter on a part of it. */
  onTap?: (tap: Click) => void;
  handle?: Ref<FrameHandle>;
}

const themeNow = () => document.documentElement.dataset.theme ?? 'light';

/** Which theme the editor has, as it changes. */
function useTheme(): string {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(themeNow()));
    observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => observer.disconnect();
  }, []);
  return theme;
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
  problems = NONE,
  changes = NONE,
  onTap,
  handle,
}: FrameProps): ReactNode {
  const {workspace, pictureUrls} = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useBaseUrl('/editor/preview');
  const [isReady, setReady] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const theme = useTheme();
  const listener = useRef(onTap);
  listener.current = onTap;

  // The frame has no origin that could be named here. It is asked nothing, and what it says is only read.
  const send = useCallback((message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*'), []);
  const load = useCallback(() => {
    if (frame.current) frame.current.src = address;
  }, [address]);

  useImperativeHandle(handle, () => ({
    focus: () => {
      frame.current?.focus({preventScroll: true});
      send({type: 'focus'});
    },
  }));

  useEffect(() => {
    const receive = ({source, data}: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.type === 'tap') listener.current?.(data.tap);
      if (data.type === 'key') frame.current?.dispatchEvent(new KeyboardEvent('keydown', {...data, bubbles: true}));
      if (data.type !== 'ready') return;
      setReady(true);
      setMissing(false);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => setMissing(true), TIMEOUT);
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', load);
    };
  }, [isReady, load]);

  useEffect(() => {
    if (isReady) send({type: 'theme', theme});
  }, [isReady, theme, send]);

  useEffect(() => {
    if (!isReady || !page) return;
    const shown: ShownPage['pictures'] = {};
    for (const [picture, url] of Object.entries(pictureUrls)) {
      const bytes = workspace.bytes(picture.slice(1));
      if (bytes) shown[picture] = bytes;
      // Only the editor itself could load an address that begins with blob:.
      else if (!url.startsWith('blob:')) shown[picture] = url;
    }
    send({type: 'page', page, records, pictures: {...shown, ...pictures}});
  }, [isReady, page, records, pictures, pictureUrls, workspace, send]);

  useEffect(() => {
    if (isReady) send({type: 'marks', open, problems, changes} satisfies Marks);
  }, [isReady, open, problems, changes, send]);

  return (
    <div className={styles.room}>
      {isMissing && (
        <div role="status" className={styles.missing}>
          <p>The page can’t be shown: its preview didn’t load. Check your connection; your changes are safe.</p>
          <button type="button" onClick={load}>
            Try again
          </button>
        </div>
      )}
      <iframe ref={frame} title="Preview" src={address} sandbox="allow-scripts" className={styles.frame} />
    </div>
  );
}
