/**
 * Prints the comment on a pull request: where its preview is, with a link to each changed page, or, when there is
 * none, what has to be mended. The changed files come in by standard input, a line each; BUILT, SITE_URL and BASE_URL
 * by the environment; the messages of the check or the build from the file named on the command line.
 */
import {existsSync, readFileSync} from 'node:fs';
import {text} from 'node:stream/consumers';

export interface Result {
  /** Whether there is a preview. */
  built: boolean;
  /** The preview's home page. */
  home: string;
  /** Files that the pull request changes. */
  changed: string[];
  /** What the check or the build said. */
  messages: string;
}

/** A comment holds 65,536 characters; the last of a long list of messages can wait. */
const MOST = 50_000;

/** Text that GitHub shows as it is: colours are taken out, and nothing in it can end the block. */
function block(messages: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colours begin with one.
  const plain = messages.replace(/\u001B\[[0-9;]*m/g, '').trim();
  const longest = Math.max(2, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${plain.length > MOST ? `${plain.slice(0, MOST)}\n…` : plain}\n${fence}`;
}

/** The comment, in Markdown. */
export function previewComment({built, home, changed, messages}: Result): string {
  if (!built) {
    return `### No preview yet: something has to be mended first\n\n${block(messages || 'The build ended without saying why. Ask a developer to look at it.')}\n\nEach line names the file, the line and what to write instead. Save the file again, and this comment is brought up to date. The live site stays as it is.\n`;
  }
  const pages = changed.flatMap((file) => /^pages\/([\w-]+)\.mdx$/.exec(file)?.[1] ?? []);
  const links = pages.map(
    (page) => `- [${page === 'index' ? 'Home' : `/${page}`}](${home}${page === 'index' ? '' : page})`,
  );
  if (changed.some((file) => file.startsWith('records/'))) {
    links.push('- Records are changed. They show on more than one page: look through them all.');
  }
  if (changed.some((file) => file.startsWith('handbook/'))) links.push(`- [The handbook](${home}handbook)`);
  return [
    `### The preview: ${home}`,
    'It is there in a minute or two. Marks show what somebody still has to confirm; visitors never see them.',
    ...(links.length > 0 ? ['What this changes:', links.join('\n')] : ['No page or record is changed by this.']),
  ].join('\n\n');
}

async function main(): Promise<void> {
  const [file = ''] = process.argv.slice(2);
  const {BUILT, SITE_URL = '', BASE_URL = ''} = process.env;
  const comment = previewComment({
    built: BUILT === 'true',
    home: SITE_URL + BASE_URL,
    changed: (await text(process.stdin)).split('\n').filter(Boolean),
    messages: existsSync(file) ? readFileSync(file, 'utf8') : '',
  });
  console.log(comment);
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
