/** The end of `npm start`: files are written on this machine, all of one save together or none. */
import type {SaveAnswer, SaveRequest} from '../../build/editor/save';
import {Failure} from '../github/api';
import {type Files, toBase64} from '../github/repository';
import type {Change} from './workspace';

const NOT_RUNNING = 'This couldn’t be saved: npm start isn’t running. Your changes stay in this browser.';

/** Writes these changes if each file is still as its change began. Otherwise it returns the files as they are by now. */
export async function saveFiles(address: string, changes: readonly Change[]): Promise<Files | undefined> {
  const files = changes.map(({file, content, base}) => ({
    file,
    content: content instanceof Uint8Array ? toBase64(content) : content,
    base: typeof base === 'string' ? base : null,
  }));
  const body = JSON.stringify({files} satisfies SaveRequest);
  const headers = {'Content-Type': 'application/json'};
  const answer: SaveAnswer = await fetch(address, {method: 'POST', headers, body})
    .then((response) => response.json())
    .catch(() => ({problem: NOT_RUNNING}));
  if (answer.problem) throw new Failure('other', answer.problem);
  return answer.current;
}
