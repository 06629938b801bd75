/** The handbook's tables of settings: they say what the components' own types and docstrings say. */
import type {Component, Components, Setting} from './components';
import type {Mistake} from './mistake';
import {isHandbook, type Source} from './source';

const HEAD = '| Setting | What to write | What it is for |\n|---|---|---|';
const plain = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/[<{|]/g, '\\$&');

function form({kind, choices, name}: Setting): string {
  if (kind === 'yes') return `the name alone: \`${name}\``;
  if (kind === 'number') return `a number: \`${name}={2}\``;
  if (kind === 'text') return `a text: \`${name}="…"\``;
  const written = choices.map((choice) => (typeof choice === 'number' ? `\`{${choice}}\`` : `\`"${choice}"\``));
  return `one of ${written.join(', ')}`;
}

/** What a component takes, as a Markdown table; a sentence when it takes nothing. */
function tableOf({settings}: Component): string {
  if (settings.length === 0) return 'It has no settings.';
  const rows = settings.map((setting) => {
    const {name, required, description} = setting;
    return `| \`${name}\`${required ? ' (needed)' : ''} | ${form(setting)} | ${plain(description)} |`;
  });
  return [HEAD, ...rows].join('\n');
}

const SECTION = /^### `<(\w+)>`\n((?:(?!### `<)[^\n]*\n)*)/gm;
const TABLE = /^(\|[^\n]*(?:\n\|[^\n]*)*|It has no settings\.)$/m;

/** Tables of a page of the handbook that no longer say what their component takes. */
export function checkTables(source: Source, components: Components): Mistake[] {
  if (!isHandbook(source.file)) return [];
  return [...source.text.matchAll(SECTION)].flatMap((section) => {
    const component = components.get(section[1]);
    const table = TABLE.exec(section[2]);
    const start = section.index + section[0].length - section[2].length + (table?.index ?? 0);
    const end = start + (table?.[0].length ?? 0);
    const right = component && tableOf(component);
    if (right === undefined || right === table?.[0]) return [];
    return [
      source.at(start, start + 1, {
        message: `This table does not say what <${section[1]}> takes today. "npm run check -- --fix" writes it anew.`,
        topic: 'something-else',
        fix: {start, end, text: table ? right : `${right}\n\n`},
      }),
    ];
  });
}
