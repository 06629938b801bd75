import useBaseUrl from '@docusaurus/useBaseUrl';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';
import type {Click} from '../../text/click';
import type {FromFrame, ToFrame} from './messages';

/** How long the frame's page may take to answer, and its scripts to come after it, in milliseconds. */
const TIMEOUT = 10_000;

interface PreviewFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  address: string;
  /** Whether the frame's script runs. */
  isReady: boolean;
  /** Whether the frame could not be loaded. It is tried again by itself. */
  isMissing: boolean;
  load: () => void;
  send: (message: ToFrame) => void;
}

/** The frame that shows the page: loads it, and passes messages both ways. */
export function usePreviewFrame(onClick: (click: Click) => void): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useBaseUrl('/editor/preview');
  const [isReady, setReady] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const listener = useRef(onClick);
  listener.current = onClick;

  const send = useCallback(
    (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, location.origin),
    [],
  );
  const load = useCallback(() => {
    if (!isReady && frame.current) frame.current.src = address;
  }, [isReady, address]);

  useEffect(() => {
    const receive = ({origin, source, data}: MessageEvent<FromFrame>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.type === 'click') return listener.current(data.click);
      setReady(true);
      setMissing(false);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (isReady || !element) return undefined;
    const giveUpAfter = (time: number) => setTimeout(() => setMissing(true), time);
    // Not every browser reports that a frame could not be loaded.
    let timer = giveUpAfter(3 * TIMEOUT);
    const onLoad = () => {
      clearTimeout(timer);
      if (element.contentDocument?.getElementById('__docusaurus')) timer = giveUpAfter(TIMEOUT);
      else setMissing(true);
    };
    // A browser's own error page can't be looked into.
    const retries = setInterval(() => element.contentDocument === null && load(), TIMEOUT);
    element.addEventListener('load', onLoad);
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      clearInterval(retries);
      element.removeEventListener('load', onLoad);
      removeEventListener('online', load);
    };
  }, [isReady, load]);

  return {frame, address, isReady, isMissing, load, send};
}
