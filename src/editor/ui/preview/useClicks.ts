import {useHistory} from '@docusaurus/router';
import {useRef, useState} from 'react';
import {onceAnswered} from '../../engine/client';
import type {Click} from '../../text/click';
import type {Selection} from '../../text/edits';
import {editorUrl, recordUrl, useEditor} from '../shared/context';

/** Leads from words of the page to where they stand: in the text, or in a record. `status` says if they are in neither. */
export function useClicks(
  file: string,
  text: string,
  select: (selection: Selection) => void,
): {follow: (click: Click) => void; status: string} {
  const {engine, home} = useEditor();
  const history = useHistory();
  const [status, setStatus] = useState('');
  const newest = useRef<Click>(undefined);

  const follow = (click: Click) => {
    newest.current = click;
    setStatus('');
    engine.put(file, text);
    onceAnswered(engine.run('find', file, click), (target) => {
      // A second click follows the first of a double click.
      if (newest.current !== click) return;
      if (!target) return setStatus('These words aren’t in this file.');
      if (!('field' in target)) return select(target);
      const line = text.slice(0, click.start).split('\n').length;
      // Going back leads to this place.
      history.replace(editorUrl(home, file, line));
      history.push(recordUrl(home, target.field, {file, line}));
    });
  };
  return {follow, status};
}
