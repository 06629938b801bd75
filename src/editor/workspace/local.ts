/** The end of `npm start`: files are written on this machine, all of one save together or none. */
import type {SaveAnswer, SaveRequest} from '../../build/editor/save';
import {toBase64} from '../github/commit';
import {Failure} from '../github/errors';
import type {Content} from './workspace';

const NOT_RUNNING = 'This couldn’t be saved: npm start isn’t running. Your changes stay in this browser.';

/** Writes these files if each is still as its change began. Otherwise it returns what they are by now. */
export async function saveFiles(
  address: string,
  files: Record<string, {content: Content; base: Content}>,
): Promise<SaveAnswer['current']> {
  const entries = Object.entries(files).map(([file, {content, base}]) => {
    const isPicture = content instanceof Uint8Array || base instanceof Uint8Array;
    const picture = content instanceof Uint8Array ? {picture: toBase64(content)} : {};
    const text = typeof content === 'string' ? {text: content} : {};
    return {file, ...picture, ...text, ...(!isPicture && typeof base === 'string' && {base})};
  });
  const body = JSON.stringify({files: entries} satisfies SaveRequest);
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch(address, {method: 'POST', headers, body}).catch(() => {
    throw new Failure('other', NOT_RUNNING);
  });
  const {problem, current} = (await answer.json().catch(() => ({problem: NOT_RUNNING}))) as SaveAnswer;
  if (current) return current;
  if (!answer.ok || problem) throw new Failure('other', problem ?? NOT_RUNNING);
  return undefined;
}
