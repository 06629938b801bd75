import type {Component, Prop} from '../components/table';
import {isHandbook} from '../source';
import type {Rule} from './rule';

const HEAD = '| Setting | What to write | What it is for |\n|---|---|---|';
const plain = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/[<{|]/g, '\\$&');

function form({kind, choices, name}: Prop): string {
  if (kind === 'boolean') return `the name alone: \`${name}\``;
  if (kind === 'number') return `a number: \`${name}={2}\``;
  if (kind === 'string') return `a text: \`${name}="…"\``;
  const written = choices.map((choice) => (typeof choice === 'number' ? `\`{${choice}}\`` : `\`"${choice}"\``));
  return `one of ${written.join(', ')}`;
}

/** What a component takes, as a Markdown table; a sentence when it takes nothing. */
function tableOf({props}: Component): string {
  if (props.length === 0) return 'It has no settings.';
  const rows = props.map((prop) => {
    const {name, required, description} = prop;
    return `| \`${name}\`${required ? ' (needed)' : ''} | ${form(prop)} | ${plain(description)} |`;
  });
  return [HEAD, ...rows].join('\n');
}

const SECTION = /^### `<(\w+)>`\n((?:(?!### `<)[^\n]*\n)*)/gm;
const TABLE = /^(\|[^\n]*(?:\n\|[^\n]*)*|It has no settings\.)$/m;

/** The handbook's tables of settings, which say what the components' own types and docstrings say. */
export const componentTables: Rule = {
  id: 'component-tables',
  help: 'something-else',
  page({page: {source}, components, report}) {
    if (!isHandbook(source.file)) return;
    for (const section of source.text.matchAll(SECTION)) {
      const component = components.get(section[1]);
      const table = TABLE.exec(section[2]);
      const start = section.index + section[0].length - section[2].length + (table?.index ?? 0);
      const end = start + (table?.[0].length ?? 0);
      const text = component && tableOf(component);
      if (text === undefined || text === table?.[0]) continue;
      const message = `Update this table of what <${section[1]}> takes: run "npm run check -- --fix".`;
      report({
        start,
        end: start + 1,
        message,
        edits: [{start, end, text: table ? text : `${text}\n\n`}],
        fixable: true,
      });
    }
  },
};
