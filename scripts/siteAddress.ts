/**
 * Prints where the site lives, as lines for a workflow's output: SITE_URL and BASE_URL. It is asked in this order:
 * the variable DOMAIN, what GitHub Pages says (PAGES_URL), the repository's name (GITHUB_REPOSITORY). With
 * PULL_REQUEST it is the address of that pull request's preview.
 */
export interface Settings {
  /** A domain of one's own, without https:// */
  DOMAIN?: string;
  /** The address that GitHub Pages reports; empty before it is switched on. */
  PAGES_URL?: string;
  /** Owner and name, with a slash between. */
  GITHUB_REPOSITORY?: string;
  /** Number of a pull request. */
  PULL_REQUEST?: string;
}

function home({DOMAIN, PAGES_URL, GITHUB_REPOSITORY = ''}: Settings): URL {
  if (DOMAIN) return new URL(`https://${DOMAIN}/`);
  if (PAGES_URL && URL.canParse(PAGES_URL)) return new URL(PAGES_URL);
  const [owner, name] = GITHUB_REPOSITORY.toLowerCase().split('/');
  if (!owner || !name) {
    throw new Error('The site has no address. Name the repository in GITHUB_REPOSITORY, such as organisation/website.');
  }
  const host = `${owner}.github.io`;
  // The path of a project's page is written as the repository is; a user's page has none.
  return new URL(name === host ? '/' : `/${GITHUB_REPOSITORY.split('/')[1]}/`, `https://${host}`);
}

/** The site's origin and base address. It is always https: GitHub Pages has it, and the service worker needs it. */
export function siteAddress(settings: Settings): {SITE_URL: string; BASE_URL: string} {
  const {host, pathname} = home(settings);
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const preview = settings.PULL_REQUEST ? `pr-preview/pr-${settings.PULL_REQUEST}/` : '';
  return {SITE_URL: `https://${host}`, BASE_URL: base + preview};
}

if (require.main === module) {
  try {
    for (const [name, value] of Object.entries(siteAddress(process.env))) console.log(`${name}=${value}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
