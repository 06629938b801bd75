import {type ReactNode, useEffect, useState} from 'react';
import type {Checked} from '../../engine/results';
import type {Selection} from '../../text/edits';
import {offsetOf} from '../../text/offset';
import Status from '../shared/Status';
import shared from '../shared/styles.module.css';
import PreviewTools, {type Theme, WIDTHS, type Width} from './PreviewTools';
import styles from './styles.module.css';
import {useClicks} from './useClicks';
import {useDrawnPage} from './useDrawnPage';
import {usePreviewFrame} from './usePreviewFrame';
import {useScale} from './useScale';

interface Props {
  file: string;
  text: string;
  checked?: Checked;
  /** Offset of the cursor, to which the page scrolls. */
  cursor: number;
  select: (selection: Selection) => void;
}

/** The page, drawn while somebody writes. While a problem keeps it from being drawn, the last good one stays. */
export default function Preview({file, text, checked, cursor, select}: Props): ReactNode {
  const isRecord = file.startsWith('records/');
  const [width, setWidth] = useState<Width>('phone');
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  const {room, scale} = useScale(WIDTHS[width]);
  const {follow, status} = useClicks(file, text, select);
  const {frame, address, isReady, isMissing, load, send} = usePreviewFrame((click) => {
    if (!isRecord) follow(click);
  });
  const isShown = useDrawnPage(file, checked, isReady, send);
  const own = checked?.diagnostics.filter((one) => one.file === file) ?? [];
  const problem = checked?.broken ? (own.find(({fatal}) => fatal) ?? own[0]) : undefined;

  useEffect(() => {
    if (isReady) send({type: 'theme', theme});
  }, [isReady, theme, send]);

  useEffect(() => {
    if (isReady && !isRecord) send({type: 'scroll', offset: cursor});
  }, [isReady, cursor, send, isRecord]);

  useEffect(() => {
    if (isReady) send({type: 'mark', offset: problem && offsetOf(text, problem.start.line)});
  }, [isReady, problem, text, send]);

  return (
    <section className={styles.preview} aria-label="The page">
      <PreviewTools width={width} setWidth={setWidth} theme={theme} setTheme={setTheme} />
      <Status>{status}</Status>
      {checked?.broken && (
        <p className={shared.notice}>
          {isShown ? 'This is the page as it was before' : 'The page is shown once you fix'} the problem
          {problem ? ` in line ${problem.start.line}` : ''}.
        </p>
      )}
      {isMissing && (
        <div className={shared.notice} role="status">
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
          style={{width: WIDTHS[width], height: `${100 / scale}%`, transform: `scale(${scale})`}}
        />
      </div>
    </section>
  );
}
