/**
 * The specification as a table, `tests/facts.yml`: every fact that the founders gave, looked for as a visitor sees it.
 * Staff may change a fact on purpose, so these tests hold up no publishing (CONTRIBUTING.md, "Add a test"); what must be
 * right whatever the pages say stands in `content.test.ts`.
 */
import {readFileSync} from 'node:fs';
import {isSeq, LineCounter, parseDocument, type YAMLSeq} from 'yaml';
import {expect, hydrated, test} from './site';
import {NAMES, records, roleOf} from './written';

// `figures` tests how figures count. Here they have their final values.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const TABLE = 'tests/facts.yml';

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
    Object.entries(pages).map(([path, rows]) => {
      const list = (contents as unknown as {get(key: string): YAMLSeq}).get(path);
      return [
        path,
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

const ROLES = {heading: 'heading', link: 'link', row: 'row', item: 'listitem'} as const;

const facts = readTable();

test.describe('as the founders gave it', {tag: '@specification'}, () => {
  test('the table speaks of pages that are there, and of all facts that were given', () => {
    expect(NAMES.map((name) => `/${name}`)).toEqual(expect.arrayContaining([...facts.keys()]));
    expect([...facts.values()].flat()).toHaveLength(147);
  });

  for (const [path, rows] of facts) {
    test(`${path} tells its ${rows.length} facts`, async ({page}) => {
      await page.goto(`.${path}`);
      await hydrated(page);
      const main = page.getByRole('main');
      const told = await main.innerText();
      const file = `pages/${path.slice(1) || 'index'}.mdx`;
      const others: string[] = [];
      for (const {id, kind, words, times, line} of rows) {
        // A button is found by what can be read on it: its accessible name may say more.
        const role = kind === 'text' ? undefined : kind === 'button' ? roleOf(words) : ROLES[kind];
        const found = role
          ? await main
              .getByRole(role)
              .filter({hasText: pattern(words, true), visible: true})
              .count()
          : Number(pattern(words, false).test(told));
        if (times === undefined ? found > 0 : found === times) continue;
        const message = `The founders' specification (${id}) says "${words}"${times ? `, so often: ${times}` : ''}; on the page ${path} it is found so often: ${found}. If that was changed on purpose, with the founders' yes, change ${TABLE}, line ${line}.`;
        others.push(message);
        // GitHub shows a warning next to the page.
        if (process.env.GITHUB_ACTIONS)
          console.log(`\n::warning file=${file},title=Not as the founders gave it::${message}`);
      }
      expect(others, others.join('\n')).toEqual([]);
    });
  }

  test('cards have as many bullets as were given', async ({page}) => {
    await page.goto('./');
    for (const title of ['Education & Training', 'University-Industry Bridge', 'Startup Incubation']) {
      const card = page.getByRole('heading', {name: title}).locator('..');
      await expect(card.getByRole('listitem'), title).toHaveCount(4);
    }
    await page.goto('./about');
    const approach = page.getByRole('heading', {name: 'Approach'}).locator('..');
    await expect(approach.getByRole('listitem')).toHaveCount(4);
  });

  test('F1: the framework is an ordered list of its six elements', async ({page}) => {
    await page.goto('./aguma-framework');
    const names = (facts.get('/aguma-framework') ?? []).filter(({id, kind}) => id === 'F1' && kind === 'heading');
    const items = page.getByRole('main').locator('ol').getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(names.slice(1).map(({words}) => words));
    await expect(items).toHaveCount(6);
  });

  test('only the monthly membership is featured', async ({page}) => {
    await page.goto('./hatchery');
    const grounds = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((tiers) =>
        tiers.map((tier) => [tier.querySelector('h3')?.innerText, getComputedStyle(tier).backgroundColor]),
      );
    const [, featured] = grounds.find(([title]) => title === 'Monthly Membership') ?? [];
    expect(grounds.filter(([, ground]) => ground === featured)).toHaveLength(1);
  });
});
