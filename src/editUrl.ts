/** Where a file of the site can be edited in the browser: in GitHub's own editor. */

type Variables = Readonly<Record<string, string | undefined>>;

/** The repository on GitHub (`owner/name`), unless this is somebody's own machine, and the branch that is built. */
export function readRepository({GITHUB_REPOSITORY, GITHUB_HEAD_REF, GITHUB_REF_NAME}: Variables = process.env) {
  return {repository: GITHUB_REPOSITORY || undefined, branch: GITHUB_HEAD_REF || GITHUB_REF_NAME || 'main'};
}

/** The address of GitHub's editor at a line; undefined when it isn't known which repository this is. */
export function editUrl(file: string, line?: number, variables: Variables = process.env): string | undefined {
  const {repository, branch} = readRepository(variables);
  if (!repository) return undefined;
  return `https://github.com/${repository}/edit/${branch}/${file}${line ? `#L${line}` : ''}`;
}
