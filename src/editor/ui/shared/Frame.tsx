/** The frame that shows a page. Messages pass both ways. */

import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type {FromFrame, Shown, ToFrame} from '../../preview/messages';
import type {Tap} from '../../text/tap';
import {useEditor} from '../context';
import look from './look.module.css';

export type FrameHandle = Pick<HTMLElement, 'focus'>;

interface Props extends Omit<Shown, 'theme'> {
  /** Somebody tapped on the page, or pressed Enter on a part of it. */
  onTap?: (tap: Tap) => void;
  /** The page shows another place of its text in the middle. */
  onSeen?: (start: number) => void;
  handle?: Ref<FrameHandle>;
}

const themeNow = (): string | undefined => document.documentElement.dataset.theme;

/** Calls `onChange` whenever the device, or a choice on another page, has changed the theme. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

/** The page as visitors see it, without access to the editor's origin: what is drawn can't read a key or a draft. */
export default function Frame({pictures, onTap, onSeen, handle, ...page}: Props): ReactNode {
  const {pictureUrls} = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame has loaded: it has nothing yet after each time. */
  const [loads, setLoads] = useState(0);
  const theme = useSyncExternalStore(watchTheme, themeNow);
  const sent = useRef<Shown>({});

  // The sandboxed frame has no origin to name here. The messages only say what to show.
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');
  /** How often it was asked to take the focus. It can’t before it is shown again: the whole text may have taken its place. */
  const [timesAsked, setTimesAsked] = useState(0);
  useImperativeHandle(handle, () => ({focus: () => setTimesAsked((times) => times + 1)}));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked.
  useEffect(() => {
    if (timesAsked === 0) return;
    frame.current?.focus({preventScroll: true});
    send('focus');
  }, [timesAsked]);

  useEffect(() => {
    const receive = ({source, data}: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data === 'ready') {
        sent.current = {};
        setLoads((count) => count + 1);
      } else if (data === 'drawn') return;
      else if ('tap' in data) onTap?.(data.tap);
      else if ('seen' in data) onSeen?.(data.seen);
      else frame.current?.dispatchEvent(new KeyboardEvent('keydown', {...data.key, bubbles: true}));
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  });

  const urls = useMemo(() => ({...pictureUrls, ...pictures}), [pictureUrls, pictures]);
  const shown: Shown = {...page, pictures: urls, theme};
  useEffect(() => {
    if (loads === 0) return;
    const changed = Object.entries(shown).filter(([name, value]) => sent.current[name as keyof Shown] !== value);
    if (changed.length > 0) send(Object.fromEntries(changed));
    sent.current = shown;
  });

  const address = useBaseUrl('/editor/preview');
  return <iframe ref={frame} className={look.preview} title="Preview" src={address} sandbox="allow-scripts" />;
}
