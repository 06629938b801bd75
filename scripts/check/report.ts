/** Tells the mistakes where they will be read: in a terminal, or on the lines of a pull request at GitHub. */
import {appendFileSync} from 'node:fs';
import {type Mistake, tell} from './mistake';

const forProperty = (text: string) =>
  text
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C');
const forMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The mistake as an instruction that makes GitHub show it on its line. */
function annotation({file, line, column, message, write, topic}: Mistake): string {
  const text = [
    message,
    write === undefined ? '' : `Write instead:\n${write}`,
    topic ? `More: handbook/messages.md#${topic}` : '',
  ]
    .filter(Boolean)
    .join('\n');
  return `::error file=${forProperty(file)},line=${line},col=${column},title=To mend::${forMessage(text)}`;
}

const counted = (count: number) => `${count} ${count === 1 ? 'place needs' : 'places need'} mending`;

/** The summary that GitHub shows above the list of checks. */
function summary(mistakes: Mistake[]): string {
  if (mistakes.length === 0) return '## All is well\n\nThe pages, the handbook and the records can be published.\n';
  const rows = mistakes.map(({file, line, message, write}) => {
    const block =
      write === undefined ? '' : `\n\n  Write instead:\n\n${`\`\`\`\n${write}\n\`\`\``.replace(/^/gm, '  ')}\n`;
    return `- **${file}, line ${line}:** ${message.replace(/[<>]/g, (sign) => `\\${sign}`)}${block}`;
  });
  return `## ${counted(mistakes.length)} before this can be published\n\n${rows.join('\n')}\n`;
}

/** Prints the result, and tells GitHub of it when it is GitHub that runs the check. */
export function report(pages: number, mistakes: Mistake[], environment: NodeJS.ProcessEnv = process.env): void {
  if (mistakes.length === 0) console.log(`All is well: ${pages} pages and the records hold no mistake.`);
  else console.log(`${tell(mistakes)}\n\n${counted(mistakes.length)}.`);
  if (environment.GITHUB_ACTIONS === 'true') for (const mistake of mistakes) console.log(annotation(mistake));
  if (environment.GITHUB_STEP_SUMMARY) appendFileSync(environment.GITHUB_STEP_SUMMARY, summary(mistakes));
}
