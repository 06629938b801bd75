/** Saves all changes on this machine, with `npm start`. */
import {toBase64} from '../contents';
import {Failure} from '../github/failure';
import type {SaveAnswer} from '../site';
import type {Workspace} from './workspace';

const NOT_RUNNING = 'This couldn’t be saved: npm start isn’t running. Your changes stay in this browser.';
const NOT_THE_EDITORS =
  'This couldn’t be saved: something other than npm start answers at this address. Your changes stay in this browser.';

/** Throws a `Failure` if nothing answers, or something else does. */
async function post(address: string, body: string): Promise<SaveAnswer> {
  const headers = {'Content-Type': 'application/json'};
  const response = await fetch(address, {method: 'POST', headers, body}).catch(() => {
    throw new Failure(NOT_RUNNING);
  });
  return response.json().catch(() => {
    throw new Failure(NOT_THE_EDITORS);
  });
}

/** Saves all files or none. Throws a `Failure` if nothing was saved. */
export async function save(workspace: Workspace, address: string): Promise<void> {
  while (!workspace.hasConflict) {
    const {changes, newest} = workspace;
    const bytesInBase64 = (_name: string, value: unknown) => (value instanceof Uint8Array ? toBase64(value) : value);
    const {problem, current} = await post(address, JSON.stringify({files: changes}, bytesInBase64));
    if (problem) throw new Failure(problem);
    // This tab keeps what it has, and isn't loaded again.
    const saved = Object.fromEntries(changes.map(({file, content}) => [file, content]));
    if (!current) return workspace.update({...newest, ...saved}, saved);
    // The files on the disk have changed in the meantime, so merge them first.
    workspace.update({...newest, ...current});
  }
}
