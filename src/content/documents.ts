/** The documents that pages link to: which there are, and what can be wrong with them. */
import {extensionOf} from './fileNames';
import type {ContentFiles} from './files';
import {STATIC_FOLDERS} from './folders';
import {sizeInWords} from './wording';

/** The largest document, in bytes. Visitors pay for each of them. */
export const MAX_DOCUMENT_BYTES = 5_000_000;
/** The kinds of documents by their extensions, as links name them. */
const KINDS = new Map([
  ['pdf', 'PDF'],
  ['docx', 'Word'],
  ['xlsx', 'Excel'],
  ['pptx', 'PowerPoint'],
]);

/** Whether a file has the extension of a document. */
export const isDocument = (file: string): boolean => KINDS.has(extensionOf(file));

/** The file at an address of this site, such as /files/prices.pdf; undefined if there is none. */
export function servedFile(address: string, files: ContentFiles): string | undefined {
  const [path] = address.split(/[?#]/);
  if (!/^(?:\/[\w-]+)+\.[a-z0-9]+$/i.test(path)) return undefined;
  return STATIC_FOLDERS.map((folder) => folder + path).find((file) => files.has(file));
}

/** Whether an address looks like a document's. */
export const isDocumentAddress = (address: string): boolean => isDocument(address) || address.startsWith('/files/');

/** What a link to a file says about it: "PDF, 340 kB". The editor knows only its kind. */
export function describeFile(file: string, files: ContentFiles): string {
  const extension = extensionOf(file);
  const kind = KINDS.get(extension) ?? extension.toUpperCase();
  return files.hasBytes(file) ? `${kind}, ${sizeInWords(files.bytes(file).length)}` : kind;
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
