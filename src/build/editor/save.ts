/**
 * Lets the editor of `npm start` write files. Anything that runs in a browser on this machine can send requests here,
 * so only the editor's own page may, and only to files that staff edit.
 */
import {existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import * as z from 'zod';
import {documentProblem} from '../../content/documents';
import {baseName, safeFileName} from '../../content/fileNames';
import {pathOf, type SiteFolders} from '../../content/files.node';
import {DOCUMENTS_FOLDER, ORIGINALS_FOLDER} from '../../content/folders';
import {isEditable} from '../../content/pageFiles';
import {pictureProblem} from '../../content/pictures';
import {normalize, restoreLineEndings} from '../../content/source';
import type {SaveAnswer} from '../../editor/site';

/** What the editor sends: files that belong together. */
const SAVE_REQUEST = z.object({
  files: z.array(
    z.object({
      file: z.string(),
      /** A text, the bytes of a new picture or document in base64, or null to delete the file. */
      content: z.string().nullable(),
      /** The text that the change began with; null for a new file. */
      base: z.string().nullable(),
    }),
  ),
});

type Change = z.infer<typeof SAVE_REQUEST>['files'][number];

const PICTURES = new RegExp(`^${ORIGINALS_FOLDER}/[^/]+\\.(jpg|png)$`);
const DOCUMENTS = new RegExp(`^${DOCUMENTS_FOLDER}/[^/]+\\.pdf$`);
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
/** What one save may hold, in megabytes: five documents of the largest size, in base64. It bounds the memory that a save takes. */
const MAX_MEGABYTES = 40;
const TOO_MUCH = `your changes are more than ${MAX_MEGABYTES} MB together. Delete some of the new pictures or documents, save, and add them again.`;
const ONLY_THESE =
  'only pages, records, pictures named like market-day.jpg and documents like our-report.pdf can be saved.';

/** Whether a request comes from the editor's own page on this machine. */
function isOwn({method, headers, socket}: IncomingMessage): boolean {
  const {host = '', origin, 'content-type': type = '', 'sec-fetch-site': site = 'same-origin'} = headers;
  return (
    method === 'POST' &&
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    // Otherwise a foreign domain that resolves to this machine would let its page in.
    LOCAL.test(host) &&
    [`http://${host}`, `https://${host}`].includes(origin ?? '') &&
    site === 'same-origin' &&
    // Other sites can't send JSON without a preflight request, which is never answered.
    /^application\/json\b/.test(type)
  );
}

/** Whether staff may write this: nothing outside the site, and nothing behind a symbolic link. */
function mayWrite(folders: SiteFolders, file: string): boolean {
  const target = pathOf(folders, file);
  const folder = path.dirname(target);
  if (!existsSync(folder) || realpathSync(folder) !== folder) return false;
  return !existsSync(target) || lstatSync(target).isFile();
}

/** Whether a picture or a document is one that the editor would add. */
function isAsMade(file: string, bytes: Uint8Array): boolean {
  if (DOCUMENTS.test(file)) return !documentProblem(bytes, 'pdf');
  return !pictureProblem(bytes);
}

/** What happens to one file. */
interface Step {
  target: string;
  /** What it holds now; undefined if there is no such file. */
  before?: Buffer;
  /** What it will hold; null to delete it. */
  after: Buffer | string | null;
}

/** A new picture or document. It never overwrites a different file. */
function planAdded({file, content}: Change, target: string, before?: Buffer): Step {
  const after = Buffer.from(content ?? '', 'base64');
  if (!isAsMade(file, after)) throw new Error(`${file} isn’t in the format that the editor saves.`);
  if (before && !before.equals(after))
    throw new Error(`another editor has added a different ${file} since. Add yours again.`);
  return {target, before, after};
}

/**
 * What each change does to its file, and the files that somebody else has changed since the editor read them, as they are now.
 * @throws Error if one isn't for staff to write.
 */
function plan(folders: SiteFolders, changes: Change[]): {steps: Step[]; current: Record<string, string | null>} {
  const current: Record<string, string | null> = {};
  const steps = changes.map((change): Step => {
    const {file, content, base} = change;
    const hasSafeName = safeFileName(baseName(file), 'file') === baseName(file);
    const isAdded = hasSafeName && (PICTURES.test(file) || DOCUMENTS.test(file));
    if (!(isAdded || isEditable(file)) || !mayWrite(folders, file)) throw new Error(ONLY_THESE);
    const target = pathOf(folders, file);
    const before = existsSync(target) ? readFileSync(target) : undefined;
    if (isAdded) return planAdded(change, target, before);
    const now = before ? normalize(before.toString()) : null;
    if (now !== base) current[file] = now;
    return {target, before, after: content === null ? null : restoreLineEndings(before?.toString() ?? '', content)};
  });
  return {steps, current};
}

const temporary = (target: string) => `${target}.saving`;

/** Gives a file what it held before a step. */
function undo({target, before}: Step): void {
  if (before) writeFileSync(target, before);
  else rmSync(target, {force: true});
}

/** Writes all files, or leaves them as they were. */
function write(steps: Step[]): void {
  const done: Step[] = [];
  try {
    // Everything is written before anything is replaced: a full disk changes nothing.
    for (const {target, after} of steps) if (after !== null) writeFileSync(temporary(target), after);
    for (const step of steps) {
      if (step.after === null) rmSync(step.target, {force: true});
      else renameSync(temporary(step.target), step.target);
      done.push(step);
    }
  } catch (error) {
    done.forEach(undo);
    throw error;
  } finally {
    for (const {target} of steps) rmSync(temporary(target), {force: true});
  }
}

/** Reads what the editor has sent. */
function parseRequest(body: string): Change[] {
  const {success, data} = SAVE_REQUEST.safeParse(JSON.parse(body));
  if (!success) throw new Error(ONLY_THESE);
  return data.files;
}

/** Saves files together, or none if one of them has changed since the editor read it. */
function save(folders: SiteFolders, body: string): SaveAnswer {
  const {steps, current} = plan(folders, parseRequest(body));
  if (Object.keys(current).length > 0) return {current};
  write(steps);
  return {};
}

/**
 * Reads a request. One that is too large is still read to the end: stopping would close the connection before we answer.
 * @throws Error if it is too large.
 */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const maxBytes = MAX_MEGABYTES * 1e6;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  if (bytes > maxBytes) throw new Error(TOO_MUCH);
  return Buffer.concat(chunks).toString();
}

/** Answers requests to `address`, and leaves all others to the rest of the server. */
export function saveMiddleware({siteDir, contentDir = siteDir}: SiteFolders, address: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (request.url?.split('?')[0] !== address) return next();
    const reply = (status: number, answer: SaveAnswer) => {
      response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(answer));
    };
    if (!isOwn(request)) return reply(403, {problem: 'Only the editor at localhost, on this computer, can save.'});
    try {
      const folders = {siteDir: realpathSync(siteDir), contentDir: realpathSync(contentDir)};
      const answer = save(folders, await bodyOf(request));
      return reply(answer.current ? 409 : 200, answer);
    } catch (error) {
      return reply(400, {problem: `This couldn’t be saved: ${(error as Error).message}`});
    }
  };
}
