/** Records against the rest of the site: that something uses each of them, and that buttons lead to pages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fillIn, type ReadFile} from '../../src/plugins/records/load';
import type {Components} from './components';
import {linkMistake, type Targets} from './links';
import type {Mistake} from './mistake';
import type {Uses} from './page';
import {filesOf} from './site';
import {createSource} from './source';

const NAMED = ['figures', 'buttons'];
const LINE = /^(?!#)(["']?)([^\s:"'#][^:"']*)\1:[ \t]*([^\n#]*)/gm;

/** Read anew whenever the components are. */
const remembered = new WeakMap<Components, string>();

/** What the site's own program uses by name: the button in the bar, the button of a tier. */
function programText(siteDir: string, components: Components): string {
  const known = remembered.get(components);
  if (known !== undefined) return known;
  const text = ['docusaurus.config.ts', ...filesOf(siteDir, 'src', /\.tsx$/)]
    .map((file) => readFileSync(path.join(siteDir, file), 'utf8'))
    .join('\n');
  remembered.set(components, text);
  return text;
}

/** Records that no page and no component uses, and buttons that lead to no page. */
export function unusedRecords(
  siteDir: string,
  components: Components,
  organisation: string,
  used: Uses[],
  targets: Targets,
  readFile: ReadFile,
): Mistake[] {
  const program = programText(siteDir, components);
  return NAMED.flatMap((record) => {
    const source = createSource(`records/${record}.yml`, readFile(`records/${record}.yml`));
    const taken = new Set(used.filter((use) => use.record === record).map(({name}) => name));
    return [...source.text.matchAll(LINE)].flatMap(({1: quote, 2: written, 3: value, index}) => {
      const name = fillIn(written.trim(), organisation);
      const start = index + quote.length;
      const found: Mistake[] = [];
      if (!taken.has(name) && !program.includes(`"${name}"`) && !program.includes(`'${name}'`)) {
        found.push(
          source.at(start, start + written.length, {
            message: `No page uses "${written.trim()}" any more. Take it out${record === 'figures' ? ' with the lines that belong to it' : ''}, or look for a slip in its name.`,
            topic: 'figures-and-buttons',
          }),
        );
      }
      const address = value.trim().replace(/^(["'])(.*)\1$/, '$2');
      const from = {file: source.file, address: ''};
      const mistake = record === 'buttons' && address ? linkMistake(address, from, targets) : undefined;
      if (mistake) {
        const at = index + source.text.slice(index).indexOf(value.trim(), written.length + 1);
        const write = mistake.write && `${written.trim()}: ${mistake.write}`;
        found.push(source.at(at, at + address.length, {...mistake, write}));
      }
      return found;
    });
  });
}
