/** The way of changed files to GitHub, without an account here, a token or a server: links to GitHub's own pages. */

export interface ChangedFile {
  file: string;
  /** The whole text; undefined for a picture, which is downloaded and uploaded. */
  text?: string;
  isNew: boolean;
}

export interface Step {
  kind: 'edit' | 'new' | 'paste-new' | 'upload';
  files: string[];
  url: string;
  /** Text to copy first; undefined where nothing has to be copied. */
  copy?: string;
}

/** What addresses GitHub takes for sure. */
const LONGEST_ADDRESS = 7500;

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The name of the branch that a proposal is collected on: from its first file and the day. */
export function proposalName(files: string[], now: Date): string {
  const [first = 'site'] = files;
  const name = first
    .replace(/^.*\/|\.[^.]*$/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const day = now.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
  return `edit-${name}-${day}`;
}

/**
 * The steps, one a file; pictures of one folder go together. The first step happens on `branch`. Where a proposal is
 * begun there (`proposal`), the others go to its branch.
 */
export function stepsFor(
  files: ChangedFile[],
  {repository, branch, proposal}: {repository: string; branch: string; proposal?: string},
): Step[] {
  const pictures = files.filter(({text}) => text === undefined);
  const texts = files.filter(({text}) => text !== undefined);
  const groups = [
    ...texts.map((one) => [one]),
    ...[...new Set(pictures.map(({file}) => folderOf(file)))].map((folder) =>
      pictures.filter(({file}) => folderOf(file) === folder),
    ),
  ];
  return groups.map((group, index) => {
    const [{file, text = '', isNew}] = group;
    const at = encodePath(index > 0 && proposal ? proposal : branch);
    const home = `https://github.com/${repository}`;
    const names = group.map((one) => one.file);
    if (group[0].text === undefined) {
      return {kind: 'upload', files: names, url: `${home}/upload/${at}/${encodePath(folderOf(file))}`};
    }
    if (!isNew) return {kind: 'edit', files: names, url: `${home}/edit/${at}/${encodePath(file)}`, copy: text};
    const empty = `${home}/new/${at}?filename=${encodeURIComponent(file)}`;
    const whole = `${empty}&value=${encodeURIComponent(text)}`;
    if (whole.length <= LONGEST_ADDRESS) return {kind: 'new', files: names, url: whole};
    return {kind: 'paste-new', files: names, url: empty, copy: text};
  });
}

/** Where a public repository's files can be read without a token. */
export const rawUrl = (repository: string, branch: string, file: string): string =>
  `https://raw.githubusercontent.com/${repository}/${encodePath(branch)}/${encodePath(file)}`;
