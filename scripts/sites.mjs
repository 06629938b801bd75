/**
 * The two sites that are built, the live one and the tests' own: where their builds are, the environment they get, and where
 * the tests' server shows them. Plain Node runs it too, so it imports nothing from `src`.
 */
const {TEST_PORT = '4173'} = process.env;
// A workflow passes an unset variable on as an empty string.
const SITE_URL = process.env.SITE_URL || 'https://organisation.github.io';
const BASE_URL = process.env.BASE_URL || '/';

/** The repository, commit, branch and run that the tests' site is built from, whatever machine builds it. */
export const TESTS_GITHUB = {
  GITHUB_REPOSITORY: 'organisation/website',
  GITHUB_SHA: 'a'.repeat(40),
  GITHUB_REF_NAME: 'main',
  GITHUB_HEAD_REF: '',
  GITHUB_RUN_ID: '2015',
  GITHUB_RUN_ATTEMPT: '3',
};

/** Both builds of a site. `env` is what they read of the environment beside the address. */
function buildsOf(dir, env) {
  const address = {...env, SITE_URL, BASE_URL};
  return {
    /** What visitors get. */
    public: {dir, env: {...address, PREVIEW: ''}},
    /** What staff get. */
    staff: {dir: `${dir}/staff`, env: {...address, BASE_URL: `${BASE_URL}staff/`, PREVIEW: '1'}},
  };
}

export const LIVE = buildsOf('build', {CONTENT: ''});
export const TESTS = buildsOf('.cache/tests', {CONTENT: 'tests/site', ...TESTS_GITHUB});

/** The port of the tests' server. Another one lets two clones test side by side. */
export const PORT = Number(TEST_PORT);

/** Where the tests' server shows a build. */
export const addressOf = ({env}) => `http://localhost:${PORT}${env.BASE_URL}`;
