/** Where a file of the site can be edited in the browser: in GitHub's own editor. */
import {readRepository, type Variables} from './environment';

/** The address of GitHub's editor at a line; undefined when it isn't known which repository this is. */
export function editUrl(file: string, line?: number, variables?: Variables): string | undefined {
  const {repository, branch} = readRepository(variables);
  if (!repository) return undefined;
  return `https://github.com/${repository}/edit/${branch}/${file}${line ? `#L${line}` : ''}`;
}
