/** The way of changed files to GitHub, without an account here, a token or a server: links to GitHub's own pages. */

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

const FOLDER = 'pictures';
/** What addresses GitHub takes for sure. */
const LONGEST_ADDRESS = 7500;

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

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

interface Way {
  repository: string;
  branch: string;
  /** The branch of the proposal that the first step begins; none where everything goes to `branch`. */
  proposal?: string;
  /** Whether there are pictures. They go first: without them a page can't be built. */
  pictures?: boolean;
}

/** The steps: one for all pictures, and one a file. The first happens on `branch`, the others on the proposal's. */
export function stepsFor(files: ChangedFile[], {repository, branch, proposal, pictures = false}: Way): Step[] {
  const home = `https://github.com/${repository}`;
  const first = encodePath(branch);
  const later = encodePath(proposal ?? branch);
  const upload: Step[] = pictures ? [{kind: 'upload', file: FOLDER, url: `${home}/upload/${first}/${FOLDER}`}] : [];
  const steps = files.map(({file, text, isNew}, index): Step => {
    const at = index > 0 || pictures ? later : first;
    if (!isNew) return {kind: 'edit', file, url: `${home}/edit/${at}/${encodePath(file)}`, copy: text};
    const empty = `${home}/new/${at}?filename=${encodeURIComponent(file)}`;
    const whole = `${empty}&value=${encodeURIComponent(text)}`;
    return whole.length <= LONGEST_ADDRESS
      ? {kind: 'new', file, url: whole}
      : {kind: 'paste-new', file, url: empty, copy: text};
  });
  return [...upload, ...steps];
}

/** Where a public repository's files can be read without a token. */
export const rawUrl = (repository: string, branch: string, file: string): string =>
  `https://raw.githubusercontent.com/${repository}/${encodePath(branch)}/${encodePath(file)}`;
