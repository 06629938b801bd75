/** The environment variables that the build reads. They are read and checked here and nowhere else in `src/`. */

/** Which repository on GitHub is built, and what of it. */
export interface Repository {
  /** `owner/name`; undefined on a developer's machine. */
  repository?: string;
  branch: string;
  commit?: string;
}

/** Which site is built: `npm start`'s, the visitors' or the staff's (src/build/README.md). */
type Target = 'start' | 'public' | 'staff';

export interface Environment extends Repository {
  /** Origin of the published site, without a slash at its end (`SITE_URL`). */
  siteUrl: string;
  /** Folder with the pages, records and pictures, relative to the repository (`CONTENT`): `.`, or the tests’ site. */
  contentDir: string;
  /** Path that the site is under, with a slash at both ends (`BASE_URL`). */
  baseUrl: string;
  /** `start` in `npm start`, `staff` for a build with `PREVIEW=1`, otherwise `public`. */
  target: Target;
  /** False for the build that removes the service worker from every visitor's browser (`SERVICE_WORKER=off`). */
  hasServiceWorker: boolean;
  /** The run of the workflow that builds this, with its attempt: `1234/1`. Undefined on any machine but GitHub's. */
  run?: string;
}

export type Variables = Readonly<Record<string, string | undefined>>;

function readSiteUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) {
    throw new Error(
      `SITE_URL is "${value}". It must be an origin alone, such as https://www.example.org. A path goes into BASE_URL.`,
    );
  }
  return url.origin;
}

function readBaseUrl(value: string): string {
  if (!/^\/([\w.~%-]+\/)*$/.test(value)) {
    throw new Error(`BASE_URL is "${value}". It must be a path with a slash at both ends, such as /website/ or /.`);
  }
  return value;
}

function readSwitch(name: string, value: string, settings: Record<string, boolean>): boolean {
  const setting = settings[value.toLowerCase()];
  if (setting === undefined) {
    const choices = Object.keys(settings).filter(Boolean).join(' or ');
    throw new Error(`${name} is "${value}". It can be ${choices}, or left out.`);
  }
  return setting;
}

function readRepository(variables: Variables): Repository {
  const {GITHUB_REPOSITORY, GITHUB_HEAD_REF, GITHUB_REF_NAME, GITHUB_SHA} = variables;
  return {
    repository: GITHUB_REPOSITORY || undefined,
    branch: GITHUB_HEAD_REF || GITHUB_REF_NAME || 'main',
    commit: GITHUB_SHA || undefined,
  };
}

const readRun = ({GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT}: Variables): string | undefined =>
  GITHUB_RUN_ID ? `${GITHUB_RUN_ID}/${GITHUB_RUN_ATTEMPT || '1'}` : undefined;

/** Docusaurus says by NODE_ENV whether it makes a build. */
function readTarget(nodeEnv: string | undefined, preview: string): Target {
  const build = readSwitch('PREVIEW', preview, {'': false, '1': true}) ? 'staff' : 'public';
  return nodeEnv === 'development' ? 'start' : build;
}

/** Reads the environment. An empty variable counts as unset: workflows pass an unset variable on as an empty string. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const {SITE_URL, BASE_URL, CONTENT, PREVIEW = '', NODE_ENV, SERVICE_WORKER = ''} = variables;
  return {
    siteUrl: readSiteUrl(SITE_URL || 'http://localhost:3000'),
    baseUrl: readBaseUrl(BASE_URL || '/'),
    contentDir: CONTENT || '.',
    target: readTarget(NODE_ENV, PREVIEW),
    hasServiceWorker: readSwitch('SERVICE_WORKER', SERVICE_WORKER, {'': true, on: true, off: false}),
    run: readRun(variables),
    ...readRepository(variables),
  };
}

/** The address of GitHub's editor at a line; undefined if the repository is unknown. */
export function editUrl({repository, branch}: Repository, file: string, line?: number): string | undefined {
  if (!repository) return undefined;
  return `https://github.com/${repository}/edit/${branch}/${file}${line ? `#L${line}` : ''}`;
}
