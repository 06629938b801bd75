/** Saves all changes on this machine, with `npm start`. */
import {toBase64} from '../contents';
import {Failure} from '../github/failure';
import type {SaveAnswer} from '../site';
import type {Workspace} from './workspace';

const NOT_RUNNING = 'This couldn’t be saved: npm start isn’t running. Your changes stay in this browser.';

async function post(address: string, body: string): Promise<SaveAnswer> {
  try {
    const headers = {'Content-Type': 'application/json'};
    return await (await fetch(address, {method: 'POST', headers, body})).json();
  } catch {
    return {problem: NOT_RUNNING};
  }
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
