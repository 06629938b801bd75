/** The handbook says what is: each message's heading is there, each component is shown, each example is right, no name is dead. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import Slugger from 'github-slugger';
import {expect} from 'playwright/test';
import sidebars from '../../../sidebars';
import type {Component, Prop} from '../../../src/content/checker/components/table';
import {formatAll, HELP_TOPICS} from '../../../src/content/checker/diagnostic';
import {siteDir} from '../../site';
import {checkWith, components} from './fixture';

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

test('each page of the handbook is in its order, once', () => {
  const pages = readdirSync(path.join(siteDir, 'handbook')).filter((name) => /\.mdx?$/.test(name));
  const files = pages.map((name) => name.replace(/\.mdx?$/, ''));
  expect([...sidebars.handbook].sort()).toEqual(files.sort());
});

test('each component has a heading, and an example in which it is shown', () => {
  const text = handbook('components.mdx');
  const names = [...components.keys()];
  expect(names.filter((name) => !text.includes(`### \`<${name}>\`\n`))).toEqual([]);
  const shown = new Set(
    [...text.matchAll(/^```mdx live\n([\s\S]*?)^```$/gm)].flatMap(([, live]) => live.match(/<[A-Z]\w+/g) ?? []),
  );
  expect(names.filter((name) => !shown.has(`<${name}`))).toEqual([]);
});

test('each example is as right as a page must be', () => {
  const names = [...components.keys()].join(', ');
  const examples = [...handbook('components.mdx').matchAll(/^```mdx live\n([\s\S]*?)^```$/gm)].map(([, live]) => live);
  // Those with files of the handbook's have a page each: of very many problems in one page, not all are told.
  const withFiles = examples.filter((example) => /\/(pictures\/examples|files)\//.test(example));
  const together = examples.filter((example) => !withFiles.includes(example)).join('\n');
  const pages = [together, ...withFiles].map((words, index) => {
    const top = `---\ntitle: Example ${index}\ndescription: An example.\n---\n\nimport {${names}} from '@site/src/components';\n\n`;
    return [`pages/example-${index}.mdx`, `${top}${/^# /m.test(words) ? '' : '# A headline\n\n'}${words}`];
  });
  // Only the handbook may show the pictures that are drawn for it.
  const problems = checkWith(Object.fromEntries(pages)).diagnostics.filter(
    ({message}) => !message.includes('the handbook’s examples'),
  );
  expect(formatAll(problems)).toBe('');
});

const HEAD = '| Setting | What to write | What it is for |\n|---|---|---|';
const plain = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/[<{|]/g, '\\$&');

function formOf({kind, choices, name}: Prop): string {
  if (kind === 'boolean') return `the name alone: \`${name}\``;
  if (kind === 'number') return `a number: \`${name}={2}\``;
  if (kind === 'string') return `a text: \`${name}="…"\``;
  return `one of ${choices.map((choice) => (typeof choice === 'number' ? `\`{${choice}}\`` : `\`"${choice}"\``)).join(', ')}`;
}

/** What a component takes, as the handbook's table says it. */
function tableOf({props}: Component): string {
  const rows = props.map((prop) => {
    const {name, required, description} = prop;
    return `| \`${name}\`${required ? ' (needed)' : ''} | ${formOf(prop)} | ${plain(description)} |`;
  });
  return props.length === 0 ? 'It has no settings.' : [HEAD, ...rows].join('\n');
}

test('the tables of settings say what the components’ types and docstrings say', () => {
  const sections = handbook('components.mdx').split(/^### /m);
  for (const component of components.values()) {
    const section = sections.find((text) => text.startsWith(`\`<${component.name}>\`\n`));
    expect(section, `Copy this below ### \`<${component.name}>\``).toContain(`\n${tableOf(component)}\n`);
  }
});

const NAMED =
  /(?<![\w./-])(?:src|tests|scripts|browser|built|deep)\/[\w./-]*|(?<![\w./-])\w[\w./-]*\.(?:tsx?|[mc]js|css)\b/g;

test('no document names a file or a component that isn’t there', () => {
  const within = (folder: string) => readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
  const folders = ['src', 'tests', 'scripts', 'bench', 'handbook'];
  const files = [...readdirSync(siteDir), ...folders.flatMap((one) => within(one).map((name) => `${one}/${name}`))];
  // Documents may leave out a path's beginning, and the end of a test's name.
  const bare = (name: string) => `/${name.replace(/\/$|(\.test)?\.ts$/, '')}`;
  const isThere = (name: string) => files.some((file) => bare(file).endsWith(bare(name)));
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const tags = file.startsWith('handbook/') ? Array.from(text.matchAll(/`<([A-Z]\w*)/g), ([, name]) => name) : [];
    const dead = [
      ...(text.match(NAMED) ?? []).filter((name) => !isThere(name)),
      ...tags.filter((name) => !components.has(name)),
    ];
    expect(dead, `${file} names what isn’t there.`).toEqual([]);
  }
});
