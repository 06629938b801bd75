/** The handbook says what is: each message's heading is there, each component is shown, each example is right. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Slugger from 'github-slugger';
import {expect, test} from 'playwright/test';
import sidebars from '../../../sidebars';
import {formatAll, HELP_TOPICS} from '../../../src/content/diagnostic';
import {checkWith, components, siteDir} from './fixture';

const handbook = (name: string) => readFileSync(path.join(siteDir, 'handbook', name), 'utf8');

/** Headings of a page as GitHub and the site name them in addresses. */
function anchorsOf(text: string): string[] {
  const slugger = new Slugger();
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slugger.slug(heading.replaceAll('`', '')));
}

// Between the title and *Try it*.
test('each kind of message has its heading, and each heading its kind of message', () => {
  expect([...HELP_TOPICS].sort()).toEqual(anchorsOf(handbook('messages.md')).slice(1, -1).sort());
});

test('the links of all messages of the corpus lead to a heading', () => {
  const corpus = path.join(__dirname, 'corpus');
  const texts = readdirSync(corpus).filter((name) => name.endsWith('.txt'));
  const links = texts.flatMap((name) => [
    ...readFileSync(path.join(corpus, name), 'utf8').matchAll(/More: (\S+)#(\S+)$/gm),
  ]);
  expect(links.length).toBeGreaterThanOrEqual(texts.length);
  for (const [, file, anchor] of links) {
    expect(existsSync(path.join(siteDir, file))).toBe(true);
    expect(anchorsOf(readFileSync(path.join(siteDir, file), 'utf8'))).toContain(anchor);
  }
});

test('each page of the handbook stands in its order, once', () => {
  const files = readdirSync(path.join(siteDir, 'handbook')).map((name) => name.replace(/\.mdx?$/, ''));
  expect([...sidebars.handbook].sort()).toEqual(files.sort());
});

test('each component is shown, with its settings', () => {
  const text = handbook('components.mdx');
  for (const name of components.keys()) expect(text).toContain(`### \`<${name}>\`\n`);
  const shown = new Set(
    [...text.matchAll(/^```mdx live\n([\s\S]*?)^```$/gm)].flatMap(([, live]) => live.match(/<[A-Z]\w+/g) ?? []),
  );
  for (const name of components.keys()) expect([...shown]).toContain(`<${name}`);
});

test('each example is as right as a page must be', () => {
  const names = [...components.keys()].join(', ');
  const top = `---\ntitle: Examples\ndescription: Examples.\n---\n\nimport {${names}} from '@site/src/components';\n\n`;
  const examples = [...handbook('components.mdx').matchAll(/^```mdx live\n([\s\S]*?)^```$/gm)].map(([, live]) => live);
  const page = {'pages/examples.mdx': top + examples.join('\n')};
  // Only the handbook may show the pictures that are drawn for it.
  const found = checkWith(page).diagnostics.filter(({message}) => !message.includes('the handbook’s examples'));
  expect(formatAll(found)).toBe('');
});
