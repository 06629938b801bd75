/** Rules about files: which may be among the content, and what may not be in any of them. */
import {type Diagnostic, fileDiagnostic, toDiagnostic} from '../diagnostic';
import {documentProblem, isDocument} from '../documents';
import {baseName, extensionOf, fileNameProblem, isReadmeOrHidden, safeFileName} from '../fileNames';
import type {ContentFiles} from '../files';
import {CONTENT_FOLDERS, DOCUMENTS_FOLDER, isIn, STATIC_FOLDERS, TEXT_FOLDERS} from '../folders';
import {isEditable, isPage, TAKEN} from '../pageFiles';
import {pictureFiles, pictureProblem} from '../pictures';
import {createSource} from '../source';

type FileRule = (files: ContentFiles) => Diagnostic[];

const filesIn = (folders: string[], files: ContentFiles): string[] => [
  ...new Set(folders.flatMap((folder) => files.list(folder))),
];

/** A symbolic link could publish any file of the computer that builds the site. */
export const checkSymbolicLinks: FileRule = (files) =>
  filesIn([...CONTENT_FOLDERS, ...STATIC_FOLDERS], files)
    .filter(files.isLink)
    .map((file) => fileDiagnostic(file, 'symbolic-links', 'Delete this link and upload the file itself.'));

export const checkPageFiles: FileRule = (files) =>
  files
    .list('pages')
    .filter((file) => !isPage(file) && !isReadmeOrHidden(file))
    .map((file) => {
      const message = `No page is built from this file. Rename it, or move it: a page belongs in pages/ itself, and its name is its address, in lowercase letters, digits and hyphens, with .mdx at the end. These names are taken: ${TAKEN.join(', ')}.`;
      return fileDiagnostic(file, 'page-files', message);
    });

/** What is wrong with a file's name, and with its content where that can be read. */
function problemsOf(
  file: string,
  stem: string,
  contentProblem: () => string | undefined,
  files: ContentFiles,
): string[] {
  const name = baseName(file);
  const problem = files.hasBytes(file) ? contentProblem() : undefined;
  return [fileNameProblem(name, safeFileName(name, stem)), problem && `${name} ${problem}`].filter(
    (message) => message !== undefined,
  );
}

export const checkPictureFiles: FileRule = (files) =>
  pictureFiles(files).flatMap((file) =>
    problemsOf(file, 'picture', () => pictureProblem(files.bytes(file)), files).map((message) =>
      fileDiagnostic(file, 'pictures', message),
    ),
  );

/** The site's own files outside of the documents' folder, which developers review. */
const OF_CODE = ['ico', 'png', 'svg'];

/** The files that are served as they are. */
export const checkDocuments: FileRule = (files) =>
  filesIn(STATIC_FOLDERS, files)
    .filter((file) => !isReadmeOrHidden(file))
    .filter((file) => isIn(DOCUMENTS_FOLDER, file) || !OF_CODE.includes(extensionOf(file)))
    .flatMap((file) => {
      const messages = isDocument(file)
        ? problemsOf(file, 'document', () => documentProblem(files.bytes(file), extensionOf(file)), files)
        : [`Delete ${baseName(file)}: a document is a PDF, or a Word, Excel or PowerPoint file (docx, xlsx, pptx).`];
      return messages.map((message) => fileDiagnostic(file, 'documents', message));
    });

/** How GitHub's keys begin: the fine-grained ones that the editor asks for, and the older kinds, which reach more. */
const GITHUB_KEY = /\b(?:github_pat_|gh[pousr]_)\w*/g;

/** Everybody can read these files. Keys are found in a page or record that can't be read, too. */
const checkGitHubKeys: FileRule = (files) =>
  filesIn(TEXT_FOLDERS, files)
    .filter(isEditable)
    .flatMap((file) => {
      const source = createSource(file, files.text(file));
      return Array.from(source.text.matchAll(GITHUB_KEY), ({0: key, index: start}) => {
        const message = 'Delete this key and revoke it on GitHub: everybody can read this file.';
        const end = start + key.length;
        return toDiagnostic(source, {id: 'github-keys', severity: 'error'}, {start, end, message});
      });
    });

/** The rules about files. */
export const FILE_RULES: FileRule[] = [
  checkSymbolicLinks,
  checkPageFiles,
  checkPictureFiles,
  checkDocuments,
  checkGitHubKeys,
];
