/**
 * Lets the editor of `npm start` write files. Anything that runs in a browser on this machine can send requests here,
 * so only the editor's own page may, and only to files that staff edit.
 */
import {existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {likeBefore, normalize, readFacts} from '../../content';
import {unusable} from '../../content/pictures/problems';

/** What the editor sends: files that belong together. */
export interface SaveRequest {
  files: FileToSave[];
}

/** A text, or a picture's bytes in base64. A file with neither is deleted. */
export interface FileToSave {
  file: string;
  text?: string;
  picture?: string;
  /** The text that the change began with; undefined for a new file. */
  base?: string;
}

export interface SaveAnswer {
  /** Why nothing was saved. */
  problem?: string;
  /** The files that are no longer as their changes began, as they are now; null for one that is gone. */
  current?: Record<string, string | null>;
}

const TEXTS = /^(pages\/[a-z0-9-]+\.mdx|records\/[a-z0-9-]+\.yml)$/;
const PICTURES = /^pictures\/[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png)$/;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const MOST_BYTES = 10_000_000;

/** A request that is refused; the message says why. */
class Refusal extends Error {
  constructor(
    readonly status: 403 | 409,
    message: string,
    readonly current?: SaveAnswer['current'],
  ) {
    super(message);
  }
}

/** Throws unless a request comes from the editor on this machine. */
function refuseOthers({method, headers, socket}: IncomingMessage): void {
  const {host = '', origin, 'content-type': type = '', 'sec-fetch-site': site = 'same-origin'} = headers;
  const isOwn = [`http://${host}`, `https://${host}`].includes(String(origin)) && site === 'same-origin';
  const requirements: [met: boolean, otherwise: string][] = [
    [method === 'POST', 'Only the editor can use this address.'],
    [LOOPBACK.test(socket.remoteAddress ?? ''), 'Only this computer can save.'],
    // A name of somebody else's that leads to this machine would let their page in.
    [LOCAL.test(host), 'Open the editor at localhost to save.'],
    [isOwn, 'Only the editor’s own page can save.'],
    // Other sites can't send JSON without asking first, and nobody answers.
    [/^application\/json\b/.test(type), 'Only JSON can be saved.'],
  ];
  for (const [met, otherwise] of requirements) if (!met) throw new Refusal(403, otherwise);
}

/** The place of a file on the disk. Throws unless it is one of those that staff may write. */
function targetOf(siteDir: string, file: unknown, allowed: RegExp, otherwise: string): string {
  const target = path.join(realpathSync(siteDir), String(file));
  const folder = path.dirname(target);
  const isAllowed = typeof file === 'string' && allowed.test(file);
  // A link could lead out of the site.
  const isInside = isAllowed && existsSync(folder) && realpathSync(folder) === folder;
  if (!isInside || (existsSync(target) && !lstatSync(target).isFile())) throw new Refusal(403, otherwise);
  return target;
}

/** What will be on the disk; null for a file that goes. */
interface Planned {
  target: string;
  content: string | Uint8Array | null;
}

/** A new picture as the editor makes it: nothing else, and over no other. */
function planPicture(siteDir: string, file: string, picture: string): Planned {
  const target = targetOf(siteDir, file, PICTURES, 'Pictures can only be saved in pictures/, as .jpg or .png.');
  const bytes = Buffer.from(picture, 'base64');
  const facts = readFacts(bytes);
  const expected = file.endsWith('.png') ? 'png' : 'jpeg';
  if (facts.format !== expected || unusable(facts) || facts.location)
    throw new Refusal(403, 'This isn’t a picture as the editor makes it.');
  if (existsSync(target) && !bytes.equals(readFileSync(target)))
    throw new Refusal(409, `There is another picture called ${file} by now. Put yours in again.`);
  return {target, content: bytes};
}

/** Saves files together, unless one of them has changed since its change was begun: then it saves none. */
function save(siteDir: string, {files}: SaveRequest): void {
  const current: Record<string, string | null> = {};
  const planned = files.map(({file, text, picture, base = null}): Planned => {
    if (typeof picture === 'string') return planPicture(siteDir, file, picture);
    const target = targetOf(
      siteDir,
      file,
      TEXTS,
      'This can’t be saved: only texts in pages/ and records/, and pictures.',
    );
    const before = existsSync(target) ? readFileSync(target, 'utf8') : null;
    const now = before === null ? null : normalize(before);
    if (now !== base) current[file] = now;
    return {target, content: text === undefined ? null : likeBefore(before ?? '', text)};
  });
  if (Object.keys(current).length > 0) throw new Refusal(409, 'This has changed since you opened it.', current);
  write(planned);
}

/** Everything is on the disk before anything is replaced, so that a full disk changes nothing. */
function write(planned: Planned[]): void {
  const temporary = (target: string) => `${target}.saving`;
  try {
    for (const {target, content} of planned) if (content !== null) writeFileSync(temporary(target), content);
  } catch (error) {
    for (const {target} of planned) rmSync(temporary(target), {force: true});
    throw error;
  }
  for (const {target, content} of planned) {
    if (content === null) rmSync(target, {force: true});
    else renameSync(temporary(target), target);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MOST_BYTES) throw new Error('This is too large to save.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers requests to `address`, and leaves all others to the rest of the server. */
export function saveMiddleware(siteDir: string, address: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (request.url?.split('?')[0] !== address) return next();
    const reply = (status: number, answer: SaveAnswer) => {
      response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(answer));
    };
    try {
      refuseOthers(request);
      save(siteDir, JSON.parse(await bodyOf(request)) as SaveRequest);
      reply(200, {});
    } catch (error) {
      const {message} = error as Error;
      if (error instanceof Refusal) reply(error.status, {problem: message, current: error.current});
      else reply(400, {problem: `This could not be saved: ${message}`});
    }
  };
}
