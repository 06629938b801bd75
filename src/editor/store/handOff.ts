/** How changed files get to GitHub without a token or a server: links to GitHub's own pages. */

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

/** The folder of pictures, which names their step. */
export const FOLDER = 'pictures';
/** GitHub accepts addresses of this length. */
const MAX_ADDRESS = 7500;

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** A name for a proposal's branch that is easy to remember and type: its first file and the day. */
export function proposalName(files: string[], now: Date, used: string[] = []): string {
  const [first = 'site'] = files;
  const words = first
    .replace(/^.*\/|\.[^.]*$/g, '')
    .replace(/^index$/, 'home')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const month = now.toLocaleString('en-US', {month: 'short'}).toLowerCase();
  const name = `${words}-${now.getDate()}${month}`;
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name}-${number}`;
    if (!used.includes(numbered)) return numbered;
  }
}

interface Target {
  repository: string;
  branch: string;
  /** The branch of the proposal; none if everything goes to `branch`. */
  proposal?: string;
  /** Whether the proposal begins with this file, which goes to `branch`. */
  begins?: (file: string) => boolean;
  /** Whether there are pictures. These go first: without them a page can't be built. */
  pictures?: boolean;
}

/** The steps: one for all pictures, and one for each file. */
export function stepsFor(
  files: ChangedFile[],
  {repository, branch, proposal = branch, begins = () => false, pictures = false}: Target,
): Step[] {
  const home = `https://github.com/${repository}`;
  const at = (file: string) => encodePath(begins(file) ? branch : proposal);
  const upload: Step[] = pictures
    ? [{kind: 'upload', file: FOLDER, url: `${home}/upload/${at(FOLDER)}/${FOLDER}`}]
    : [];
  const steps = files.map(({file, text, isNew}): Step => {
    if (!isNew) return {kind: 'edit', file, url: `${home}/edit/${at(file)}/${encodePath(file)}`, copy: text};
    const empty = `${home}/new/${at(file)}?filename=${encodeURIComponent(file)}`;
    const whole = `${empty}&value=${encodeURIComponent(text)}`;
    return whole.length <= MAX_ADDRESS
      ? {kind: 'new', file, url: whole}
      : {kind: 'paste-new', file, url: empty, copy: text};
  });
  return [...upload, ...steps];
}

/** The address of a file in a public repository, which needs no token. */
export const rawUrl = (repository: string, branch: string, file: string): string =>
  `https://raw.githubusercontent.com/${repository}/${encodePath(branch)}/${encodePath(file)}`;
