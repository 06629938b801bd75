/** The check's result on GitHub: an annotation on each line of a pull request, and a summary of the run. */
import type {Diagnostic, OpenItem} from '../../src/content';

// GitHub reads these commands from what a step prints: https://docs.github.com/actions/reference/workflow-commands
const escapeMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Where the suggestion goes, in words: it may be about other lines than the problem's own. */
const heading = ({suggestion, start}: Diagnostic): string =>
  suggestion && suggestion.line !== start.line ? `Write instead in line ${suggestion.line}:` : 'Write instead:';

/** The command that makes GitHub show a diagnostic on its lines. */
export function annotation(diagnostic: Diagnostic): string {
  const {severity, file, start, end, message, suggestion, help} = diagnostic;
  // GitHub accepts `endColumn` only for a single line.
  const columns = end.line === start.line ? `,col=${start.column},endColumn=${end.column}` : `,col=${start.column}`;
  const place = `file=${escapeProperty(file)},line=${start.line},endLine=${end.line}${columns}`;
  const text = [
    message,
    ...(suggestion ? [`${heading(diagnostic)}\n${suggestion.text}`] : []),
    ...(help ? [`More: handbook/messages.md#${help}`] : []),
  ].join('\n');
  return `::${severity} ${place},title=${severity === 'error' ? 'Problem' : 'Warning'}::${escapeMessage(text)}`;
}

/** The same for an event that is over, which stops nothing. */
export const warning = ({file, line, what, reason}: OpenItem): string =>
  `::warning file=${escapeProperty(file)},line=${line},title=${escapeProperty(what)}::${escapeMessage(reason)}`;

/** Events that are over, as text. Nobody has to act before publishing. */
export const formatPastDays = (past: OpenItem[]): string =>
  past.map(({file, line, what, reason}) => `${file}:${line}\n  ${what}. ${reason}`).join('\n\n');

/**
 * Where the editor shows the pull request of this run; undefined for other runs. GitHub Pages leads from this address to
 * the site's own domain, if it has one.
 */
export function editorOf({GITHUB_REPOSITORY = '', GITHUB_REF = ''}: NodeJS.ProcessEnv): string | undefined {
  const [owner, name] = GITHUB_REPOSITORY.toLowerCase().split('/');
  const [, number] = /^refs\/pull\/(\d+)\//.exec(GITHUB_REF) ?? [];
  if (!number || !name) return undefined;
  const base = name === `${owner}.github.io` ? '/' : `/${GITHUB_REPOSITORY.split('/')[1]}/`;
  return `https://${owner}.github.io${base}staff/editor?proposal=${number}`;
}

/**
 * The summary of the run, as Markdown. GitHub shows ten annotations of each kind; here are all, with what to write.
 * `editor` is where the editor shows this pull request, if it is one.
 */
export function summary(diagnostics: Diagnostic[], editor?: string): string {
  const link = editor ? `[See this proposal in the editor](${editor})\n` : '';
  if (diagnostics.length === 0) {
    return `## No problems\n\nNothing to fix in the pages, the handbook and the records.\n${link && `\n${link}`}`;
  }
  const rows = diagnostics.map((diagnostic) => {
    const {severity, file, start, message, suggestion} = diagnostic;
    const block = suggestion
      ? `\n\n  ${heading(diagnostic)}\n\n${`\`\`\`\`\n${suggestion.text}\n\`\`\`\``.replace(/^/gm, '  ')}\n`
      : '';
    const kind = severity === 'warning' ? ' (stops nothing)' : '';
    return `- **${file}, line ${start.line}${kind}:** ${message.replace(/[<>]/g, (sign) => `\\${sign}`)}${block}`;
  });
  const errors = diagnostics.filter(({severity}) => severity === 'error').length;
  const problems = `${errors} ${errors === 1 ? 'problem' : 'problems'}`;
  const title = errors > 0 ? `${problems} to fix before this can be published` : 'No problems that stop anything';
  return `## ${title}\n\n${rows.join('\n')}\n${link && `\n${link}`}`;
}
