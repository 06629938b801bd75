/** The files that are served as they are: documents that pages link to, and the site's own icons. */
import type {Diagnostic} from './diagnostic';
import {baseName, extensionOf, fileNameProblem, safeFileName} from './fileNames';
import type {ContentFiles} from './files';
import {CONTENT_FOLDERS, DOCUMENTS_FOLDER, isIn, STATIC_FOLDERS} from './folders';
import {fileDiagnostic} from './source';

/** The largest document, in bytes. Visitors pay for each of them. */
export const MAX_DOCUMENT_BYTES = 5_000_000;
/** The kinds of documents by their extensions, as links name them. */
const KINDS = new Map([
  ['pdf', 'PDF'],
  ['docx', 'Word'],
  ['xlsx', 'Excel'],
  ['pptx', 'PowerPoint'],
]);
/** The site's own files outside of the documents' folder, which developers review. */
const OF_CODE = ['ico', 'png', 'svg'];
/** A README, or a hidden file such as .gitkeep. */
const IS_NO_DOCUMENT = /(^|\/)(README\.md|\.\w+)$/;

/** A size in bytes as people say it: 340 kB, 1.2 MB. The space doesn't break. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${Number((bytes / 1e6).toFixed(1))}\u00a0MB`;
}

/** The file behind an address of this site, such as /files/prices.pdf; undefined if there is none. */
export function fileAt(address: string, files: ContentFiles): string | undefined {
  const [path] = address.split(/[?#]/);
  if (!/^(?:\/[\w-]+)+\.[a-z0-9]+$/i.test(path)) return undefined;
  return STATIC_FOLDERS.map((folder) => folder + path).find((file) => files.has(file));
}

/** Whether an address is meant to be a document's. */
export const isDocumentAddress = (address: string): boolean =>
  KINDS.has(extensionOf(address)) || address.startsWith('/files/');

/** The bytes of a file; undefined where only its name is known, as in the editor. */
const bytesOf = (file: string, files: ContentFiles): Uint8Array | undefined =>
  files.holds?.(file) === false ? undefined : files.bytes(file);

/** What a link to a file says about it: "PDF, 340 kB". */
export function describeFile(file: string, files: ContentFiles): string {
  const extension = extensionOf(file);
  const bytes = bytesOf(file, files);
  return `${KINDS.get(extension) ?? extension.toUpperCase()}${bytes ? `, ${sizeInWords(bytes.length)}` : ''}`;
}

/** Whether a file is a document of its extension: a PDF has a signature and an end mark, the others are ZIP archives. */
function isWhole(bytes: Uint8Array, extension: string): boolean {
  const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  if (extension !== 'pdf') return text(bytes.subarray(0, 4)) === 'PK\u0003\u0004';
  return text(bytes.subarray(0, 1024)).includes('%PDF-') && text(bytes.subarray(-2048)).includes('%%EOF');
}

/**
 * What is wrong with a file as a document, as the rest of a sentence that begins with its name. `size`: of the file, in
 * bytes, of which the beginning is enough if it is too large.
 */
export function documentProblem(bytes: Uint8Array, extension: string, size = bytes.length): string | undefined {
  if (size > MAX_DOCUMENT_BYTES)
    return `is ${sizeInWords(size)}. Documents can be up to ${sizeInWords(MAX_DOCUMENT_BYTES)}. In Word, choose Save As, PDF, Minimum size.`;
  const kind = extension === 'pdf' ? 'a PDF' : `a ${KINDS.get(extension)} document`;
  return isWhole(bytes, extension)
    ? undefined
    : `isn’t ${kind}, or part of it is missing. Save it again and upload that.`;
}

/** What is wrong with a file that is served as it is. */
function messagesAbout(file: string, files: ContentFiles): (string | undefined)[] {
  const [name, extension] = [baseName(file), extensionOf(file)];
  const isDocument = KINDS.has(extension);
  if (!isDocument && !isIn(DOCUMENTS_FOLDER, file) && OF_CODE.includes(extension)) return [];
  if (!isDocument)
    return [`Delete ${name}: a document is a PDF, or a Word, Excel or PowerPoint file (docx, xlsx, pptx).`];
  const bytes = bytesOf(file, files);
  const problem = bytes && documentProblem(bytes, extension);
  return [fileNameProblem(name, safeFileName(name, 'document')), problem && `${name} ${problem}`];
}

/** Reports what is wrong with the files that are served as they are. */
export const checkDocuments = (files: ContentFiles): Diagnostic[] =>
  STATIC_FOLDERS.flatMap((folder) => files.list(folder))
    .filter((file) => !IS_NO_DOCUMENT.test(file))
    .flatMap((file) =>
      messagesAbout(file, files)
        .filter((message) => message !== undefined)
        .map((message) => fileDiagnostic(file, 'documents', message)),
    );

/** Reports symbolic links, which could publish any file of the computer that builds the site. */
export const checkSymbolicLinks = (files: ContentFiles): Diagnostic[] =>
  [...new Set([...CONTENT_FOLDERS, ...STATIC_FOLDERS].flatMap((folder) => files.list(folder)))]
    .filter((file) => files.isLink?.(file))
    .map((file) => fileDiagnostic(file, 'symbolic-links', 'Delete this link and upload the file itself.'));
