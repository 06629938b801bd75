// @ts-check
/**
 * Finds out where the site lives and sets the outputs SITE_URL, BASE_URL and HOME_PAGE. In this order: the variable DOMAIN,
 * what GitHub Pages says, the repository's name. With PULL_REQUEST it is the address of that pull request's preview.
 */
import {find} from './api.mjs';
import {runAsProgram, setOutputs} from './runner.mjs';

/**
 * @typedef {object} Settings
 * @property {string} [DOMAIN] A domain of our own: a host's name.
 * @property {string} [PAGES_URL] The address that GitHub Pages reports; undefined while Pages is off.
 * @property {string} [GITHUB_REPOSITORY] Owner and name, with a slash between.
 * @property {string} [PULL_REQUEST] Number of a pull request.
 */

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i;

/** @param {Settings} settings */
function home({DOMAIN, PAGES_URL, GITHUB_REPOSITORY = ''}) {
  const domain = DOMAIN?.trim();
  if (domain) {
    if (HOST.test(domain)) return new URL(`https://${domain}/`);
    throw new Error(
      `The variable DOMAIN is "${domain}". Write the name alone, such as www.example.org, without https:// and without a path. It is under Settings, Secrets and variables, Actions, Variables.`,
    );
  }
  if (PAGES_URL) {
    if (URL.canParse(PAGES_URL)) return new URL(PAGES_URL);
    throw new Error(`GitHub Pages reports an address that can't be read: "${PAGES_URL}".`);
  }
  const [owner, name] = GITHUB_REPOSITORY.split('/');
  if (!owner || !name) {
    throw new Error('The site has no address. Name the repository in GITHUB_REPOSITORY, such as organisation/website.');
  }
  const host = `${owner}.github.io`.toLowerCase();
  // The path of a project's page keeps the repository's capitals. A user's page has no path.
  return new URL(name.toLowerCase() === host ? '/' : `/${name}/`, `https://${host}`);
}

/**
 * The site's origin, its base address and both together. Always https: GitHub Pages has it, and the service worker
 * needs it.
 *
 * @param {Settings} settings
 */
export function siteAddress(settings) {
  const {host, pathname} = home(settings);
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const preview = settings.PULL_REQUEST ? `pr-preview/pr-${settings.PULL_REQUEST}/` : '';
  const [SITE_URL, BASE_URL] = [`https://${host}`, base + preview];
  return {SITE_URL, BASE_URL, HOME_PAGE: SITE_URL + BASE_URL};
}

runAsProgram('siteAddress.mjs', async () => {
  // Only 404 means that there is no Pages site. Any other failure must stop the build: a wrong address breaks every page.
  const pages = await find('/pages');
  setOutputs(siteAddress({...process.env, PAGES_URL: pages?.html_url}));
});
