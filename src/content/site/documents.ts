/**
 * The files beside the pages: documents that pages link to, such as a form or a report, and what no folder may hold
 * because a visitor's browser could run it.
 */
import type {Diagnostic, Severity} from '../checker/diagnostic';
import type {ContentFiles} from '../checker/files';
import {nearest} from '../checker/nearest';
import {fileDiagnostic} from '../checker/source';
import {baseName, endingOf, fileNameProblem, isOfKind, safeFileName} from './fileNames';
import {DOCUMENTS_FOLDER, isIn, ORIGINALS_FOLDER, STATIC_FOLDERS} from './folders';
import {isWrittenByBuild} from './pageFiles';

/** The largest document, in bytes. */
export const MOST_DOCUMENT_BYTES = 5_000_000;
/** The kinds of documents that visitors can open, by the ending of the file, as links name them. */
const KINDS = new Map([
  ['pdf', 'PDF'],
  ['docx', 'Word'],
  ['xlsx', 'Excel'],
  ['pptx', 'PowerPoint'],
]);
/** A README, or a hidden file such as .gitkeep. */
const IS_NO_DOCUMENT = /(^|\/)(README\.md|\.\w+)$/;

/** A size in bytes as people say it: 340 kB, 1.2 MB. The space doesn't break. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${Number((bytes / 1e6).toFixed(1))}\u00a0MB`;
}

/** The file behind an address of this site, such as /files/prices.pdf; undefined if it is a page's, which has no dot. */
export function fileAt(address: string, files: ContentFiles): string | undefined {
  const [path] = address.split(/[?#]/);
  if (!/^\/[^\\]*\.[a-z0-9]+$/i.test(path) || path.includes('/../')) return undefined;
  return STATIC_FOLDERS.map((folder) => folder + path).find((file) => files.has(file));
}

/** The bytes of a file; undefined where only its name is known, as in the editor. */
const bytesOf = (file: string, files: ContentFiles): Uint8Array | undefined =>
  files.holds?.(file) === false ? undefined : files.bytes(file);

/** What a link to a file says about it: "PDF, 340 kB". */
export function describeFile(file: string, files: ContentFiles): string {
  const ending = endingOf(file);
  const bytes = bytesOf(file, files);
  return `${KINDS.get(ending) ?? ending.toUpperCase()}${bytes ? `, ${sizeInWords(bytes.length)}` : ''}`;
}

/** The documents of a site, without the handbook's. */
const documentsOf = (files: ContentFiles): string[] =>
  files
    .list('static')
    .filter((file) => !IS_NO_DOCUMENT.test(file) && (isIn(DOCUMENTS_FOLDER, file) || isOfKind(file, 'document')));

/**
 * Whether a file is what its name says, and whole. A PDF has its signature at the beginning and its end mark at the end;
 * Office documents are ZIP archives and begin like one.
 */
function isWhole(bytes: Uint8Array, ending: string): boolean {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  if (ending !== 'pdf') return text(bytes.subarray(0, 4)) === 'PK\u0003\u0004';
  return text(bytes.subarray(0, 1024)).includes('%PDF-') && text(bytes.subarray(-2048)).includes('%%EOF');
}

/** What is wrong with the size of a document, in bytes, as the rest of a sentence that begins with its name. */
export function documentSizeProblem(bytes: number): string | undefined {
  if (bytes <= MOST_DOCUMENT_BYTES) return undefined;
  const advice = `Documents can be up to ${sizeInWords(MOST_DOCUMENT_BYTES)}. In Word, choose Save As, PDF, Minimum size.`;
  return `is ${sizeInWords(bytes)}, and visitors pay for each of them. ${advice}`;
}

/** What is wrong with what a document holds, as the rest of a sentence that begins with its name. */
export function documentContentProblem(bytes: Uint8Array, ending: string): string | undefined {
  if (isWhole(bytes, ending)) return undefined;
  const what = ending === 'pdf' ? 'a PDF' : `a ${KINDS.get(ending)} document`;
  return `isn’t ${what}, whatever its name says, or part of it is missing. Save it again and upload that.`;
}

/** What is wrong with a document's file, and how much that matters. */
interface DocumentFault {
  message: string;
  severity: Severity;
}

const error = (message: string): DocumentFault => ({message, severity: 'error'});
const warning = (message: string): DocumentFault => ({message, severity: 'warning'});

/** What is wrong with one document. */
function documentFaults(file: string, files: ContentFiles): DocumentFault[] {
  const [name, ending, bytes] = [baseName(file), endingOf(file), bytesOf(file, files)];
  const kind = KINDS.get(ending);
  if (isOfKind(file, 'recording'))
    return [
      warning(`Delete ${name} here: it is too large for visitors. Put it on YouTube or another site and link to it.`),
    ];
  if (isOfKind(file, 'picture', 'otherPicture')) return [warning(`Upload ${name} to the folder pictures instead.`)];
  if (!kind) return [warning(`Save ${name} as PDF, which opens on every phone, and upload that.`)];
  const misnamed = fileNameProblem(name, safeFileName(name, 'document'));
  const faults = misnamed ? [error(misnamed)] : [];
  const size = bytes && documentSizeProblem(bytes.length);
  const content = bytes && !size && documentContentProblem(bytes, ending);
  if (size) faults.push(warning(`${name} ${size}`));
  if (content) faults.push(error(`${name} ${content}`));
  return faults;
}

/** What a browser would open as a page or run as a script, at an address of this site. */
const RUNS = /\.(x?html?|xht|shtml|js|mjs|cjs|wasm|swf|jar|xml|xsl|xslt|mht|mhtml|hta|php|css|map)$/i;

/** Why a file must not be published, if so. */
function dangerOf(file: string, files: ContentFiles): string | undefined {
  if (files.leadsOut?.(file)) return 'Delete this link and upload the file itself: the link leads out of the site.';
  if (isWrittenByBuild(file)) return 'Delete this file: the site makes it itself.';
  if (RUNS.test(file)) return 'Delete this file: a browser could run it. Upload images and documents (PDF) only.';
  // A developer reviews drawings in the code, and `pictures.ts` refuses those among the pictures.
  if (/\.svgz?$/i.test(file) && isIn(DOCUMENTS_FOLDER, file))
    return 'Export this drawing as PNG: as SVG it can hold a program.';
  return undefined;
}

/** Reports files that a browser could run, or that would take the place of a page. */
export function checkStaticFiles(files: ContentFiles): Diagnostic[] {
  return [...STATIC_FOLDERS, ORIGINALS_FOLDER]
    .flatMap((folder) => files.list(folder))
    .flatMap((file) => {
      const message = dangerOf(file, files);
      return message ? [fileDiagnostic(file, 'static-files', {message, help: 'pages-are-not-programs'})] : [];
    });
}

/** Reports what is wrong with documents; those that `checkStaticFiles` has `refused` already are left out. */
export function checkDocuments(files: ContentFiles, refused = checkStaticFiles(files)): Diagnostic[] {
  return documentsOf(files)
    .filter((name) => !refused.some(({file}) => file === name))
    .flatMap((file) =>
      documentFaults(file, files).map((fault) => fileDiagnostic(file, 'documents', {...fault, help: 'documents'})),
    );
}

/** What is wrong with the address of a document in a link; undefined for an address that can't be a document's. */
export function documentAddressProblem(
  address: string,
  isForStaff: boolean,
  files: ContentFiles,
): {message: string; meant?: string} | undefined {
  const file = fileAt(address, files);
  if (file && !isForStaff && !file.startsWith('static/'))
    return {message: 'This document is one of the handbook’s examples. Use one of your own.'};
  if (file || !(isOfKind(address.split(/[?#]/)[0], 'document') || address.startsWith('/files/'))) return undefined;
  const documents = documentsOf(files);
  const name = nearest(baseName(address), documents.map(baseName));
  const document = documents.find((one) => baseName(one) === name);
  const advice = document
    ? 'Correct the address: capital letters count.'
    : `Upload it to the folder ${DOCUMENTS_FOLDER}, or correct the name.`;
  return {message: `There is no document at ${address}. ${advice}`, meant: document?.replace(/^static/, '')};
}
