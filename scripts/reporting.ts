/** How the check and verify report what they have found, in the terminal and on GitHub. */
import type {Severity} from '../src/content/diagnostic';

/** What diagnostics of the check and problems of verify have in common. */
interface Ranked {
  severity: Severity;
}

/** "1 page", "2 pages". */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const countOf = (problems: Ranked[], kind: Severity) => problems.filter(({severity}) => severity === kind).length;

export const errorsIn = (problems: Ranked[]): number => countOf(problems, 'error');

/** How many errors and warnings there are, in a line, and whether the site can be published. `where`: "9 pages of the site". */
export function outcome(problems: Ranked[], where: string): string {
  const errors = errorsIn(problems);
  const warnings = countOf(problems, 'warning');
  if (problems.length === 0) return `No problems in ${where}.`;
  if (errors === 0) return `No errors in ${where}. ${plural(warnings, 'warning')}: this can be published.`;
  return `${plural(errors, 'error')}${warnings > 0 ? ` and ${plural(warnings, 'warning')}` : ''} found.`;
}

// GitHub reads these commands from what a step prints: https://docs.github.com/actions/reference/workflow-commands
const escapeMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Where GitHub shows an annotation. Without a file, it appears only on the run. */
interface Lines {
  file?: string;
  line?: number;
  endLine?: number;
  col?: number;
  endColumn?: number;
}

/** The command that makes GitHub show a message. It shows the first ten of each severity. */
export function annotation(severity: Severity, message: string, lines: Lines = {}): string {
  const title = severity === 'error' ? 'Problem' : 'Warning';
  const properties = Object.entries({...lines, title}).map(([name, value]) => `${name}=${escapeProperty(`${value}`)}`);
  return `::${severity} ${properties.join(',')}::${escapeMessage(message)}`;
}

/** A problem as an item of a list in Markdown. `place`: where it is, in words. */
export function listItem(severity: Severity, place: string, message: string): string {
  const kind = severity === 'warning' ? ' (doesn’t block publishing)' : '';
  return `- **${place}${kind}:** ${message.replace(/[<>]/g, (sign) => `\\${sign}`)}`;
}
