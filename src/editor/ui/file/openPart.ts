/** The part of a page that is open, and how it keeps its place while the text around it changes. */
import type {FileCheck} from '../../engine/answers';
import {followEdits, type Span} from '../../text/edits';
import type {Located, Part} from '../../text/parts';

/** The parts around a place, from the outermost to the one that is open. */
export interface OpenPart extends Located {
  /** The text in which the parts have their places. */
  text: string;
  /** When it was opened. Opening the same part again makes a new field. */
  id: number;
}

export const innermostPart = ({parts}: Located): Part => parts[parts.length - 1];

/** The open part after somebody else has changed the text: an undo, a button, a colleague. Undefined if it was deleted. */
export function moveWithText({text: before, ...opened}: OpenPart, text: string): OpenPart | undefined {
  const follow = followEdits(before, text);
  const parts = opened.parts.map((part) => {
    const place = follow(part);
    const shift = place.start - part.start;
    const growth = place.end - place.start - (part.end - part.start);
    // The words don't include signs such as those of a heading or a picture, so they move on their own.
    const {start, end} = part.words;
    const words = {start: start + shift, end: Math.max(start, end + growth) + shift};
    return {...part, ...place, words};
  });
  const {start, end} = innermostPart({parts});
  return start === end ? undefined : {...opened, text, parts};
}

/** The open part after typing in its words. They belong to it, even if the same words follow it. */
export function growByTyping(opened: OpenPart, text: string): OpenPart {
  const growth = text.length - opened.text.length;
  const grow = <Place extends Span>(place: Place) => ({...place, end: place.end + growth});
  return {...opened, text, parts: opened.parts.map((part) => ({...grow(part), words: grow(part.words)}))};
}

/** The open part with its name, and whether it can move, as the newest check has them. Undefined if it is gone. */
export function updateFromCheck(
  opened: OpenPart,
  {text, offset, parts, page}: Pick<FileCheck, 'text' | 'offset' | 'parts' | 'page'>,
): OpenPart | undefined {
  const part = innermostPart(opened);
  const isOutdated = text !== opened.text || offset !== part.start;
  if (isOutdated) return opened;
  const index = parts.findIndex(({start, kind}) => start === part.start && kind === part.kind);
  if (index < 0) {
    // Undo has removed a part that was added. While the page has an error, its parts are unknown.
    const isUndone = page && part.kind === 'component';
    return isUndone ? undefined : opened;
  }
  // A passage keeps everything that was typed in it, even if it has become two.
  const {end, words} = part.kind === 'component' ? parts[index] : part;
  return {...opened, parts: [...parts.slice(0, index), {...parts[index], end, words}]};
}
