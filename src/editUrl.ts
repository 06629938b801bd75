/** Where a file of the site can be edited in the browser: in GitHub's own editor. */

type Variables = Readonly<Record<string, string | undefined>>;

/** The address of GitHub's editor at a line; undefined when it isn't known which repository this is. */
export function editUrl(file: string, line?: number, variables: Variables = process.env): string | undefined {
  const {GITHUB_REPOSITORY, GITHUB_HEAD_REF, GITHUB_REF_NAME} = variables;
  if (!GITHUB_REPOSITORY) return undefined;
  const branch = GITHUB_HEAD_REF || GITHUB_REF_NAME || 'main';
  return `https://github.com/${GITHUB_REPOSITORY}/edit/${branch}/${file}${line ? `#L${line}` : ''}`;
}
