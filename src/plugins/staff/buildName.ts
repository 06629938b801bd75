/** What the staff's bar says of the build it stands in. */

/** "Preview of <branch>, commit <number>" on GitHub; elsewhere there is only the one on this computer. */
export function buildName({GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_REF_NAME}: NodeJS.ProcessEnv): string {
  if (!GITHUB_SHA) return 'Preview on this computer';
  return `Preview of ${GITHUB_HEAD_REF || GITHUB_REF_NAME || 'main'}, commit ${GITHUB_SHA.slice(0, 7)}`;
}
