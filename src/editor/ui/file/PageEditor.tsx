/** A page that is open: as visitors see it or as text, and beside it what somebody has tapped. */
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState} from 'react';
import {firstCharacterOf} from '../../text/edits';
import {fileTitle, useEditor} from '../context';
import Button from '../shared/Button';
import {useLayer} from '../shared/backButton';
import {countedOrNo} from '../shared/countedOrNo';
import look from '../shared/look.module.css';
import type {FileTarget} from '../target';
import FileHeader from './FileHeader';
import PagePreview from './PagePreview';
import PageSide from './PageSide';
import styles from './page.module.css';
import {useOpenPage} from './useOpenPage';
import {usePlaces} from './usePlaces';
import WholeText from './WholeText';

/** Where the place that the address asks for begins; undefined if it asks for none, or its words are gone. */
function targetIn(text: string, {line, words = ''}: FileTarget): number | undefined {
  if (!line && !words) return undefined;
  const start = text.indexOf(words, firstCharacterOf(text, line ?? 1));
  return start < 0 ? undefined : start;
}

export default function PageEditor({target}: {target: FileTarget}): ReactNode {
  const {file} = target;
  const {site} = useEditor();
  const {text, view, openPart, part, check, frame, actions} = useOpenPage(file);
  const {selected, openOrSelect, showProblem, tap, toggle} = usePlaces({file, text, view, part, actions});
  const [isPhone, setPhone] = useState(false);
  const [seenAt, setSeenAt] = useState<number>();
  const {checked, ownProblems, otherProblems} = check;
  const isText = view === 'text';
  const isSideOpen = Boolean(openPart) || view !== 'page';
  useLayer(isSideOpen, actions.close);

  const wantedAt = targetIn(text, target);
  const open = useEffectEvent(() => {
    if (wantedAt !== undefined) void openOrSelect({start: wantedAt, end: wantedAt + (target.words?.length ?? 0)});
  });
  useEffect(() => open(), []);
  const closeOnEscape = ({key, defaultPrevented}: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && isSideOpen && !isText) actions.close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, wherever the focus is.
    <div className={styles.page} data-open={Boolean(openPart) || undefined} onKeyDown={closeOnEscape}>
      <FileHeader
        file={file}
        title={checked?.title ?? fileTitle(site, file)}
        isFocusTaken={wantedAt !== undefined}
        isText={isText}
        onToggleText={() => toggle('text')}
      >
        <Button aria-pressed={view === 'problems'} onClick={() => toggle('problems')}>
          {checked ? countedOrNo(ownProblems.length + otherProblems.length, 'problem') : 'Checking…'}
        </Button>
        {!isText && (
          <>
            <Button className={styles.asPhone} aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
              Phone
            </Button>
            <Button aria-pressed={view === 'add'} onClick={() => toggle('add')}>
              Add
            </Button>
            <Button onClick={() => void actions.openAt({start: 0, end: 0})}>Title</Button>
          </>
        )}
      </FileHeader>
      <div className={styles.columns} data-text={isText || undefined}>
        <PagePreview
          check={check}
          selected={part}
          isHidden={isText}
          isPhone={isPhone}
          onTap={tap}
          onSeen={setSeenAt}
          handle={frame}
        />
        {isText && <WholeText text={text} selected={selected} onChange={(newText) => actions.write(newText, file)} />}
        <section className={clsx(look.stack, styles.side)} data-open={isSideOpen || undefined} aria-label="Changes">
          <PageSide
            file={file}
            text={text}
            view={view}
            openPart={openPart}
            check={check}
            addAt={part?.end ?? seenAt ?? text.length}
            actions={actions}
            onShow={showProblem}
          />
        </section>
      </div>
    </div>
  );
}
