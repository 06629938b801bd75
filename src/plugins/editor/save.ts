/**
 * Lets the editor of `npm start` write files. Anything that runs in a browser on this machine can send requests here,
 * so only the editor's own page may, and only to files that staff edit.
 */
import {existsSync, lstatSync, readFileSync, realpathSync, renameSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {likeBefore, normalize} from '../../content';

/** What the editor sends. */
export interface SaveRequest {
  file: string;
  text: string;
  /** The text that the draft began with; undefined for a new file. */
  base?: string;
}

export interface SaveAnswer {
  /** Why nothing was saved. */
  problem?: string;
  /** The file as it is now, if it is no longer as the draft began. */
  current?: string;
}

const FILES = /^(pages\/[a-z0-9-]+\.mdx|records\/[a-z0-9-]+\.yml)$/;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const MOST_BYTES = 10_000_000;

/** Why a request is refused; undefined for one that comes from the editor on this machine. */
export function refusalOf({
  method,
  headers,
  socket,
}: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>): string | undefined {
  const {host = '', origin, 'content-type': type = '', 'sec-fetch-site': site = 'same-origin'} = headers;
  if (method !== 'POST') return 'Only the editor can use this address.';
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return 'Only this computer can save.';
  // A name of somebody else's that leads to this machine would let their page in.
  if (!LOCAL.test(host)) return 'Open the editor at localhost to save.';
  if (origin !== `http://${host}` && origin !== `https://${host}`) return 'Only the editor’s own page can save.';
  if (site !== 'same-origin') return 'Only the editor’s own page can save.';
  // Other sites can't send JSON without asking first, and nobody answers.
  if (!/^application\/json\b/.test(type)) return 'Only JSON can be saved.';
  return undefined;
}

/** The place of a file on the disk; undefined unless staff may edit it. */
function targetOf(siteDir: string, file: unknown): string | undefined {
  if (typeof file !== 'string' || !FILES.test(file)) return undefined;
  const target = path.join(realpathSync(siteDir), file);
  const folder = path.dirname(target);
  // A link could lead out of the site.
  if (!existsSync(folder) || realpathSync(folder) !== folder) return undefined;
  return existsSync(target) && !lstatSync(target).isFile() ? undefined : target;
}

/** Saves a file, unless it has changed since the draft was begun. */
export function save(siteDir: string, {file, text, base}: SaveRequest): {status: number; answer: SaveAnswer} {
  const target = targetOf(siteDir, file);
  if (!target || typeof text !== 'string') {
    return {status: 403, answer: {problem: 'This can’t be saved: only texts in pages/ and records/.'}};
  }
  const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
  const current = before === undefined ? undefined : normalize(before);
  if (current !== base) {
    return {status: 409, answer: {problem: 'This file has changed since you opened it.', current}};
  }
  const temporary = `${target}.saving`;
  writeFileSync(temporary, likeBefore(before ?? '', text));
  renameSync(temporary, target);
  return {status: 200, answer: {}};
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
    const problem = refusalOf(request);
    if (problem) return reply(403, {problem});
    try {
      const {status, answer} = save(siteDir, JSON.parse(await bodyOf(request)) as SaveRequest);
      return reply(status, answer);
    } catch (error) {
      return reply(400, {problem: `This could not be saved: ${(error as Error).message}`});
    }
  };
}
