/** The part of a page that is open: what can be done with it, what is wrong with it, and its words or its form. */

import clsx from 'clsx';
import type {ReactNode} from 'react';
import {followEdits} from '../../text/edits';
import type {Part} from '../../text/parts';
import {useEditor} from '../context';
import Form from '../forms/Form';
import Button from '../shared/Button';
import look from '../shared/look.module.css';
import {type PartAction, PartActions} from '../shared/PartActions';
import type {Check} from '../shared/useCheck';
import {useChange} from '../shared/useEngine';
import {useHeading} from '../shared/View';
import {innermostPart, type OpenPart} from './openPart';
import Passage from './Passage';
import styles from './page.module.css';
import type {PageActions} from './useOpenPage';

/** The parts around the open one, as a way to each. */
function PartsAround({parts, onOpen}: {parts: Part[]; onOpen: (parts: Part[]) => void}): ReactNode {
  if (parts.length === 0) return null;
  return (
    <p className={look.row}>
      In
      {parts.map(({start, label}, index) => (
        <Button key={start} className={look.quiet} onClick={() => onOpen(parts.slice(0, index + 1))}>
          {label}
        </Button>
      ))}
    </p>
  );
}

/** Moves, duplicates or deletes the open part. */
function useArrange({file, text, openPart, actions}: Pick<Props, 'file' | 'text' | 'openPart' | 'actions'>) {
  const {engine, workspace, announce} = useEditor();
  const change = useChange();
  const part = innermostPart(openPart);
  return async ({kind, label, done}: PartAction) => {
    // A press before this one may have deleted the part: then there is nothing to do, and the next part is left alone.
    let isGone = false;
    const ask = async () => {
      const place = followEdits(text, workspace.read(file) ?? '')(part);
      isGone = place.start === place.end;
      return isGone ? undefined : engine.run('arrange', file, place, kind);
    };
    const otherwise = () => (isGone ? undefined : 'This can’t be done while the page has an error here.');
    const arranged = await change({label, ask}, otherwise);
    if (!arranged) return;
    announce(done);
    if (arranged.parts.length === 0) return actions.close();
    // The same id keeps the focus on the button that moves the part. A copy is a part of its own.
    const id = kind === 'duplicate' ? undefined : openPart.id;
    actions.openParts({parts: arranged.parts, text: arranged.files[file], id});
  };
}

interface Props {
  file: string;
  text: string;
  openPart: OpenPart;
  check: Check;
  actions: Pick<PageActions, 'setView' | 'openParts' | 'close' | 'type'>;
  /** The problems of the part. */
  children: ReactNode;
}

export default function PartSheet({file, text, openPart, check, actions, children}: Props): ReactNode {
  const {setView, openParts, close, type} = actions;
  const {parts, id, select, setting} = openPart;
  const part = innermostPart(openPart);
  const {kind, label, start, end, isFirst, isLast} = part;
  const isTop = kind === 'top';
  const isPassage = kind !== 'component' && !isTop;
  const isFieldFocused = kind !== 'component' || Boolean(setting);
  const heading = useHeading(isFieldFocused);
  const arrange = useArrange({file, text, openPart, actions});
  const isInvalid = check.ownProblems.some((problem) => problem.start <= end && problem.end >= start);
  return (
    <section aria-labelledby="part" className={clsx(look.stack, look.sheet)}>
      <div className={clsx(look.row, styles.titleOfPart)}>
        <h2 ref={heading} id="part" tabIndex={-1} className={look.words}>
          {label}
        </h2>
        <Button onClick={close}>Done</Button>
      </div>
      <PartsAround parts={parts.slice(0, -1)} onOpen={(outer) => openParts({parts: outer})} />
      {!isTop && (
        <div role="toolbar" aria-label="This part" className={clsx(look.row, look.tools)}>
          <PartActions isFirst={isFirst} isLast={isLast} onUse={(action) => void arrange(action)} />
          <Button onClick={() => setView('add')}>Add below</Button>
        </div>
      )}
      {/* Problems come and go while somebody types. Above a passage they would push it around. */}
      {!isPassage && children}
      {isPassage ? (
        <Passage
          file={file}
          text={text}
          part={part}
          select={select}
          isInvalid={isInvalid}
          onChange={(newText, newFiles) => type(newText, `passage ${id}`, newFiles)}
        />
      ) : (
        <Form file={file} check={check} start={start} setting={isTop ? 'title' : setting} />
      )}
      {isPassage && children}
    </section>
  );
}
