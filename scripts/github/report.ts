/** What GitHub shows of the check: a note on each line of a pull request, and a summary above the list of checks. */
import type {Diagnostic, PastDay} from '../src/content';

const forMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const forProperty = (text: string) => forMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Where the suggestion goes, in words: it may be about other lines than the problem's own. */
function heading({line, suggestion}: Diagnostic): string {
  return suggestion && suggestion.line !== line ? `Write instead in line ${suggestion.line}:` : 'Write instead:';
}

/** The command that makes GitHub show a diagnostic on its lines. GitHub takes columns only within one line. */
export function annotation(diagnostic: Diagnostic): string {
  const {file, line, column, endLine, endColumn, message, suggestion, help} = diagnostic;
  const columns = endLine === line ? `,col=${column},endColumn=${endColumn}` : `,col=${column}`;
  const text = [
    message,
    ...(suggestion ? [`${heading(diagnostic)}\n${suggestion.text}`] : []),
    ...(help ? [`More: handbook/messages.md#${help}`] : []),
  ].join('\n');
  return `::error file=${forProperty(file)},line=${line},endLine=${endLine}${columns},title=Problem::${forMessage(text)}`;
}

/** The same for an event that is over, which stops nothing. */
export const warning = ({file, line, what, reason}: PastDay): string =>
  `::warning file=${forProperty(file)},line=${line},title=${forProperty(what)}::${forMessage(reason)}`;

/** Events that are over, as text. Nobody has to act before publishing. */
export const formatPastDays = (past: PastDay[]): string =>
  past.map(({file, line, what, reason}) => `${file}:${line}\n  ${what}. ${reason}`).join('\n\n');

export const counted = (count: number): string => `${count} ${count === 1 ? 'problem' : 'problems'}`;

/** The summary, as Markdown. */
export function summary(diagnostics: Diagnostic[]): string {
  if (diagnostics.length === 0) return '## No problems\n\nThe pages, the handbook and the records can be published.\n';
  const rows = diagnostics.map((diagnostic) => {
    const {file, line, message, suggestion} = diagnostic;
    const block = suggestion
      ? `\n\n  ${heading(diagnostic)}\n\n${`\`\`\`\`\n${suggestion.text}\n\`\`\`\``.replace(/^/gm, '  ')}\n`
      : '';
    return `- **${file}, line ${line}:** ${message.replace(/[<>]/g, (sign) => `\\${sign}`)}${block}`;
  });
  return `## ${counted(diagnostics.length)} to fix before this can be published\n\n${rows.join('\n')}\n`;
}
