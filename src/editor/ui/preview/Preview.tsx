import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import type {Diagnostic} from '../../../content';
import {whenAnswered} from '../../engine/client';
import type {Checked, DrawnPage} from '../../engine/engine';
import {textIn} from '../../site';
import {placeOfClick} from '../../text/click';
import {useEditor} from '../shared/context';
import styles from '../styles.module.css';
import type {Selection} from '../textBox/handle';
import type {FromFrame, ToFrame} from './messages';

interface Props {
  file: string;
  text: string;
  checked?: Checked;
  cursor: number;
  problems: Diagnostic[];
  go: (selection: Selection) => void;
}

/** How long the frame's page may take to answer, and its scripts to come after it, in milliseconds. */
const PATIENCE = 10_000;
const DESKTOP = 1280;
const PHONE = 360;

/** A record has no page: this is where it is seen best. */
const SHOWN_ON: Record<string, string> = {
  'records/hours.yml': 'pages/contact.mdx',
  'records/organisation.yml': 'pages/contact.mdx',
};

/** The page, drawn while somebody writes. While a problem keeps it from being drawn, the last good one stays. */
export default function Preview({file, text, checked, cursor, problems, go}: Props): ReactNode {
  const {
    engine,
    site,
    pictures: {urls},
  } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const [missing, setMissing] = useState(false);
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  const [scale, setScale] = useState(1);
  const [shown, setShown] = useState(false);
  const address = useBaseUrl('/editor/preview');
  const isRecord = file.startsWith('records/');

  const send = useCallback(
    (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, location.origin),
    [],
  );
  const latest = useRef({text, go, shown});
  latest.current = {text, go, shown};

  useEffect(() => {
    const hear = ({origin, source, data}: MessageEvent<FromFrame>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') {
        setReady(true);
        setMissing(false);
      }
      if (data.type !== 'click' || isRecord) return;
      // Nothing is selected: the next key would delete it.
      const place = placeOfClick(latest.current.text, data.click);
      latest.current.go({start: place, end: place});
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [isRecord]);

  const load = useCallback(() => {
    if (!ready && frame.current) frame.current.src = address;
  }, [ready, address]);

  useEffect(() => {
    const element = frame.current;
    if (ready || !element) return undefined;
    // Not every browser tells that a frame could not be loaded.
    let timer = setTimeout(() => setMissing(true), 3 * PATIENCE);
    const loaded = () => {
      clearTimeout(timer);
      if (element.contentDocument?.getElementById('__docusaurus')) timer = setTimeout(() => setMissing(true), PATIENCE);
      else setMissing(true);
    };
    // A browser's own page of errors can't be looked into.
    const again = setInterval(() => element.contentDocument === null && load(), PATIENCE);
    element.addEventListener('load', loaded);
    addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
      element.removeEventListener('load', loaded);
      removeEventListener('online', load);
    };
  }, [ready, load]);

  useEffect(() => {
    const {texts} = site;
    const built = textIn(site, file);
    // Until a draft can be drawn, the page stands as the build has it.
    if (!ready || !checked || (checked.broken && (latest.current.shown || built === undefined))) return undefined;
    let current = true;
    const draw = (page: DrawnPage | undefined) => {
      if (!page || !current) return;
      setShown(true);
      send({type: 'page', page, records: checked.records, pictures: urls});
    };
    const other = SHOWN_ON[file] ?? 'pages/index.mdx';
    const page = Object.hasOwn(texts, other) ? other : Object.keys(texts).find((name) => name.startsWith('pages/'));
    // After the check, so that problems are told first.
    const drawn = checked.broken
      ? engine.run('show', file, built)
      : engine.run('show', isRecord ? (page ?? other) : file);
    whenAnswered(drawn, draw);
    return () => {
      current = false;
    };
  }, [ready, checked, isRecord, file, engine, send, site, urls]);

  useEffect(() => {
    if (ready) send({type: 'theme', theme});
  }, [ready, theme, send]);

  useEffect(() => {
    if (ready && !isRecord) send({type: 'scroll', offset: cursor});
  }, [ready, cursor, send, isRecord]);

  const problem = checked?.broken ? (problems.find(({fatal}) => fatal) ?? problems[0]) : undefined;
  useEffect(() => {
    if (!ready) return;
    const line = problem?.line;
    const offset = line
      ? text
          .split('\n')
          .slice(0, line - 1)
          .join('\n').length + 1
      : undefined;
    send({type: 'mark', offset});
  }, [ready, problem?.line, text, send]);

  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setScale(Math.min(1, element.clientWidth / (width === 'phone' ? PHONE : DESKTOP)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);

  const wide = width === 'phone' ? PHONE : DESKTOP;
  return (
    <section className={styles.preview} aria-label="The page">
      <div className={styles.widths}>
        {(['phone', 'desktop'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={width === name} onClick={() => setWidth(name)}>
            {name === 'phone' ? 'Phone' : 'Desktop'}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={theme === 'dark'}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          Dark
        </button>
      </div>
      {checked?.broken && (
        <p className={styles.notice}>
          {shown ? 'This is the page as it was before' : 'The page is shown once you fix'} the problem
          {problem ? ` in line ${problem.line}` : ''}.
        </p>
      )}
      {missing && (
        <div className={styles.notice} role="status">
          <p>
            The page can’t be shown: its preview could not be loaded. It loads by itself once there is a connection.
          </p>
          <button type="button" onClick={load}>
            Try again
          </button>
        </div>
      )}
      <div ref={room} className={styles.room}>
        <iframe
          ref={frame}
          title="Preview"
          src={address}
          style={{width: wide, height: `${100 / scale}%`, transform: `scale(${scale})`}}
        />
      </div>
    </section>
  );
}
