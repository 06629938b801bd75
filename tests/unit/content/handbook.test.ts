/** The handbook describes what there is: messages, components, their settings, and files. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import Slugger from 'github-slugger';
import {expect} from 'playwright/test';
import sidebars from '../../../sidebars';
import type {Component, Prop} from '../../../src/content/components/table';
import {formatAll, RULES} from '../../../src/content/diagnostic';
import {siteDir} from '../../site';
import {components, diagnosticsOf} from './fixture';

const handbook = (name: string) => readFileSync(path.join(siteDir, 'handbook', name), 'utf8');

/** The anchors of a page's headings, as GitHub and the site make them. */
function anchorsOf(text: string): string[] {
  const slugger = new Slugger();
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slugger.slug(heading.replaceAll('`', '')));
}

test('the handbook’s page about messages has a heading for each rule, and no other', () => {
  const [, ...headings] = anchorsOf(handbook('messages.md'));
  expect(headings.sort()).toEqual([...RULES, 'try-it'].sort());
});

test('sidebars.ts lists each page of the handbook once', () => {
  const pages = readdirSync(path.join(siteDir, 'handbook')).filter((name) => /\.mdx?$/.test(name));
  const files = pages.map((name) => name.replace(/\.mdx?$/, ''));
  expect([...sidebars.handbook].sort()).toEqual(files.sort());
});

test('the handbook has a heading and a live example for each component', () => {
  const text = handbook('components.mdx');
  const names = [...components.keys()];
  expect(names.filter((name) => !text.includes(`### \`<${name}>\`\n`))).toEqual([]);
  const shown = new Set(
    [...text.matchAll(/^```mdx live\n([\s\S]*?)^```$/gm)].flatMap(([, live]) => live.match(/<[A-Z]\w+/g) ?? []),
  );
  expect(names.filter((name) => !shown.has(`<${name}`))).toEqual([]);
});

test('the check finds no problem in the handbook’s examples', () => {
  const names = [...components.keys()].join(', ');
  const top = `---\ntitle: Examples\ndescription: All of them.\n---\n\nimport {${names}} from '@site/src/components';\n\n`;
  const examples = [...handbook('components.mdx').matchAll(/^```mdx live\n([\s\S]*?)^```$/gm)].map(([, live]) => live);
  // Only pages of the handbook may show its pictures.
  const problems = diagnosticsOf('pages/examples.mdx', `${top}${examples.join('\n')}`).filter(
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

/** The handbook's table of a component's settings. */
function tableOf({props}: Component): string {
  const rows = props.map((prop) => {
    const {name, required, description} = prop;
    return `| \`${name}\`${required ? ' (needed)' : ''} | ${formOf(prop)} | ${plain(description)} |`;
  });
  return props.length === 0 ? 'It has no settings.' : [HEAD, ...rows].join('\n');
}

test('the handbook’s tables of settings say what the components’ types and docstrings say', () => {
  const sections = handbook('components.mdx').split(/^### /m);
  for (const component of components.values()) {
    const section = sections.find((text) => text.startsWith(`\`<${component.name}>\`\n`));
    expect(section, `Copy this below ### \`<${component.name}>\``).toContain(`\n${tableOf(component)}\n`);
  }
});

const NAMED =
  /(?<![\w./-])(?:src|tests|scripts|browser|built|deep)\/[\w./-]*|(?<![\w./-])\w[\w./-]*\.(?:tsx?|[mc]js|css)\b/g;

test('no document names a file or a component that doesn’t exist', () => {
  const within = (folder: string) => readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'});
  const folders = ['src', 'tests', 'scripts', 'bench', 'handbook'];
  const files = [...readdirSync(siteDir), ...folders.flatMap((one) => within(one).map((name) => `${one}/${name}`))];
  // Documents may leave out the beginning of a path and the extension of a test.
  const bare = (name: string) => `/${name.replace(/\/$|(\.test)?\.ts$/, '')}`;
  const isThere = (name: string) => files.some((file) => bare(file).endsWith(bare(name)));
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const tags = file.startsWith('handbook/') ? Array.from(text.matchAll(/`<([A-Z]\w*)/g), ([, name]) => name) : [];
    const dead = [
      ...(text.match(NAMED) ?? []).filter((name) => !isThere(name)),
      ...tags.filter((name) => !components.has(name)),
    ];
    expect(dead, file).toEqual([]);
  }
});
