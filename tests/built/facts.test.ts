/**
 * The founders' specification as a table, `facts.yml`: every fact that they gave, looked for on its page. Staff may
 * change a fact on purpose, so on GitHub a difference is a warning that holds up no publishing (CONTRIBUTING.md, "Add a
 * test"). What must be right whatever the pages say stands in `words.test.ts`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {isSeq, LineCounter, parseDocument, type YAMLSeq} from 'yaml';
import {all, NAMES, records, roleOf} from '../browser/written';
import {mainOf, named, type Part} from './pages';

const TABLE = path.join(__dirname, 'facts.yml');

interface Fact {
  id: string;
  kind: 'text' | 'heading' | 'button' | 'link' | 'row' | 'item';
  words: string;
  /** How often the page has it, if that is fixed. */
  times?: number;
  /** Its line in the table. */
  line: number;
}

/** The table's facts by page. */
function readTable(): Map<string, Fact[]> {
  const lines = new LineCounter();
  const {contents} = parseDocument(readFileSync(TABLE, 'utf8'), {lineCounter: lines});
  const pages = (contents?.toJSON() ?? {}) as Record<string, [string, Fact['kind'], string, number?][]>;
  return new Map(
    Object.entries(pages).map(([name, rows]) => {
      const list = (contents as unknown as {get(key: string): YAMLSeq}).get(name);
      return [
        name,
        rows.map(([id, kind, words, times], index) => {
          const row = list.items[index];
          const line = isSeq(row) ? lines.linePos(row.range?.[0] ?? 0).line : 0;
          return {id, kind, words: words.replaceAll('%name%', records.organisation.name), times, line};
        }),
      ];
    }),
  );
}

/** A pattern for words. Line breaks and capitals are up to the design. */
const pattern = (words: string, whole: boolean) => {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s*');
  return new RegExp(whole ? `^\\s*${escaped}\\s*$` : escaped, 'i');
};

const TAGS = {heading: ['h1', 'h2', 'h3', 'h4'], link: ['a'], row: ['tr'], item: ['li']};

/** How often a page has a fact. */
function count(main: Part, {kind, words}: Fact): number {
  if (kind === 'text') return Number(pattern(words, false).test(main.text));
  const tags = kind === 'button' ? [roleOf(words) === 'link' ? 'a' : 'button'] : TAGS[kind];
  return named(main.parts, ...tags).filter(({text}) => pattern(words, true).test(text)).length;
}

const facts = readTable();

test('the table speaks of pages that are there, and of all facts that were given', () => {
  expect(NAMES.map((name) => `/${name}`)).toEqual(expect.arrayContaining([...facts.keys()]));
  expect([...facts.values()].flat()).toHaveLength(147);
});

test('each page tells its facts', () => {
  const others = [...facts].flatMap(([address, rows]) => {
    const main = mainOf(address.slice(1));
    return rows.flatMap((fact) => {
      const found = count(main, fact);
      const {id, words, times, line} = fact;
      if (times === undefined ? found > 0 : found === times) return [];
      const often = times ? `, ${times} times` : '';
      const message = `The founders' specification (${id}) says "${words}"${often}; the page ${address} has it ${found} times. If that was changed on purpose, with the founders' yes, change tests/built/facts.yml, line ${line}.`;
      return [{file: `pages/${address.slice(1) || 'index'}.mdx`, message}];
    });
  });
  if (process.env.GITHUB_ACTIONS) {
    for (const {file, message} of others) console.log(`\n::warning file=${file},title=Fact changed::${message}`);
  } else {
    expect(others.map(({message}) => message)).toEqual([]);
  }
});

test('cards have as many bullets as were given, and the framework is an ordered list of its six elements', () => {
  /** The lines in the smallest part of a page that holds both them and their title. */
  const bullets = (name: string, title: string) => {
    const around = mainOf(name).parts.filter(({parts}) => parts.some(({text}) => text === title));
    return around
      .map(({parts}) => named(parts, 'li'))
      .filter(({length}) => length > 0)
      .at(-1);
  };
  for (const title of ['Education & Training', 'University-Industry Bridge', 'Startup Incubation']) {
    expect(bullets('', title), title).toHaveLength(4);
  }
  expect(bullets('about', 'Approach')).toHaveLength(4);
  const elements = (facts.get('/aguma-framework') ?? []).filter(({id, kind}) => id === 'F1' && kind === 'heading');
  const list = named(mainOf('aguma-framework').parts, 'ol')[0].parts;
  expect(named(list, 'li')).toHaveLength(6);
  expect(named(list, 'h2', 'h3').map(({text}) => text)).toEqual(elements.slice(1).map(({words}) => words));
});

test('only the monthly membership is featured', () => {
  const featured = all('/hatchery', 'Tier').filter(({settings}) => settings.featured);
  expect(featured.map(({settings}) => settings.type)).toEqual(['Monthly Membership']);
});
