/** The check's result on GitHub: an annotation on each line of a pull request, and a summary of the run. */
import type {Diagnostic, PastDay} from '../../src/content';
import {escapeMessage} from './runner.mjs';

const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

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
  return `::error file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns},title=Problem::${escapeMessage(text)}`;
}

/** The same for an event that is over, which stops nothing. */
export const warning = ({file, line, what, reason}: PastDay): string =>
  `::warning file=${escapeProperty(file)},line=${line},title=${escapeProperty(what)}::${escapeMessage(reason)}`;

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
