import {useEffect, useRef, useState} from 'react';
import {onceAnswered} from '../../engine/client';
import type {Checked} from '../../engine/results';
import {type SiteData, textIn} from '../../site';
import {useEditor} from '../shared/context';
import type {ToFrame} from './messages';

/** A record has no page: it is seen best on this one, and there at these words. */
const SHOWN_ON: Record<string, [page: string, words?: string]> = {
  'records/hours.yml': ['pages/contact.mdx', '<OpeningHours'],
  'records/organisation.yml': ['pages/contact.mdx'],
  'records/figures.yml': ['pages/index.mdx', '<Figure '],
};

/** The page that shows a file: a page itself, or one on which a record is seen. */
function pageFor(file: string, {texts}: SiteData): string {
  if (!file.startsWith('records/')) return file;
  const [page] = SHOWN_ON[file] ?? ['pages/index.mdx'];
  const all = Object.keys(texts);
  return all.includes(page) ? page : (all.find((name) => name.startsWith('pages/')) ?? page);
}

/**
 * Sends the page to the frame after each check. While a problem keeps it from being drawn, the last page that could be
 * drawn stays: at first, the build's. Returns whether anything is shown.
 */
export function useDrawnPage(
  file: string,
  checked: Checked | undefined,
  isReady: boolean,
  send: (message: ToFrame) => void,
): boolean {
  const {engine, site, pictures} = useEditor();
  const {urls} = pictures;
  const [isShown, setShown] = useState(false);
  const wasShown = useRef(isShown);
  wasShown.current = isShown;

  useEffect(() => {
    const built = textIn(site, file);
    if (!isReady || !checked || (checked.broken && (wasShown.current || built === undefined))) return undefined;
    let isCurrent = true;
    // After the check, so that problems appear first.
    const drawn = checked.broken ? engine.run('show', file, built) : engine.run('show', pageFor(file, site));
    onceAnswered(drawn, (page) => {
      if (!page || !isCurrent) return;
      setShown(true);
      send({type: 'page', page, records: checked.records, pictures: urls});
      const [shown = file, words] = SHOWN_ON[file] ?? [];
      const offset = words ? (textIn(site, shown)?.indexOf(words) ?? -1) : -1;
      if (offset >= 0) send({type: 'scroll', offset});
    });
    return () => {
      isCurrent = false;
    };
  }, [isReady, checked, file, engine, send, site, urls]);

  return isShown;
}
