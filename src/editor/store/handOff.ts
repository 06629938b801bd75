/** How changed files get to GitHub without a token or a server: links to GitHub's own pages. */

/** A branch, in the repository itself or in somebody's fork. */
export interface Branch {
  repository: string;
  branch: string;
}

export interface ChangedFile {
  file: string;
  /** The whole text. */
  text: string;
  isNew: boolean;
}

export interface Step {
  kind: 'edit' | 'new' | 'paste-new' | 'upload';
  /** The file, or the folder that pictures go to. */
  file: string;
  url: string;
  /** Text to copy first; undefined where nothing has to be copied. */
  copy?: string;
}

/** The branch that the site is published from. Nothing goes there without a proposal. */
export const MAIN = 'main';
/** The folder of pictures, which names their step. */
export const FOLDER = 'pictures';
/** GitHub accepts addresses of this length. */
const MAX_ADDRESS = 7500;

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
const pageAt = ({repository, branch}: Branch, kind: string) =>
  `https://github.com/${repository}/${kind}/${encodePath(branch)}`;

/** The step for all pictures. It comes first: without them a page can't be built. */
export const uploadTo = (branch: Branch): Step => ({
  kind: 'upload',
  file: FOLDER,
  url: `${pageAt(branch, 'upload')}/${FOLDER}`,
});

/** The step for a text. */
export function stepFor({file, text, isNew}: ChangedFile, branch: Branch): Step {
  if (!isNew) return {kind: 'edit', file, url: `${pageAt(branch, 'edit')}/${encodePath(file)}`, copy: text};
  const empty = `${pageAt(branch, 'new')}?filename=${encodeURIComponent(file)}`;
  const whole = `${empty}&value=${encodeURIComponent(text)}`;
  return whole.length <= MAX_ADDRESS
    ? {kind: 'new', file, url: whole}
    : {kind: 'paste-new', file, url: empty, copy: text};
}

/** The address of a file in a public repository, which needs no token. `at`: a branch or a commit. */
export const rawUrl = (repository: string, at: string, file: string): string =>
  `https://raw.githubusercontent.com/${repository}/${encodePath(at)}/${encodePath(file)}`;
