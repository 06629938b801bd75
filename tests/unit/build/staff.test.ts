/** What staff see on their site and visitors don't: marks, slots, the handbook's examples, the bar and the ledger. */
import path from 'node:path';
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import type {Root} from 'mdast';
import {expect} from 'playwright/test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import staffPlugin, {type StaffData} from '../../../src/build/staff';
import type {LedgerProps} from '../../../src/build/staff/LedgerPage';
import staffMarks from '../../../src/build/staff/remark';
import {siteDir} from '../../site';
import {withVariables} from '../variables';

const ENVIRONMENT = {CONTENT: 'tests/site', SITE_URL: 'https://www.example.org', BASE_URL: '/staff/'};
const GITHUB = {GITHUB_REPOSITORY: 'a/b', GITHUB_REF_NAME: 'main', GITHUB_HEAD_REF: '', GITHUB_SHA: '0123456789abcdef'};
const NO_GITHUB = {GITHUB_REPOSITORY: '', GITHUB_SHA: ''};

/** A page as it is shown to visitors or to staff, as MDX again. */
function shown(text: string, {staff = false, file = 'pages/a.mdx', github = {}} = {}): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  return withVariables({...ENVIRONMENT, ...NO_GITHUB, ...github}, () => {
    const tree = processor.parse(text);
    staffMarks({staff})(tree as Root, {path: path.join(siteDir, file)});
    return processor.stringify(tree).trim();
  });
}

for (const [what, text, visitors] of [
  ['a slot', 'One.\n\n<Slot what="e-mail address" />\n\nTwo.', 'One.\n\nTwo.'],
  ['a slot in a sentence', 'Write to <Slot what="e-mail address" />.', 'Write to .'],
  ['a mark around passages', '<ToConfirm reason="Ours.">\n\nOne.\n\n- Two\n\n</ToConfirm>', 'One.\n\n* Two'],
  ['a mark around a component', '<ToConfirm reason="Ours.">\n<Tier type="Day" />\n</ToConfirm>', '<Tier type="Day" />'],
  ['a mark in a sentence', 'We have <ToConfirm reason="Ours.">ten</ToConfirm> desks.', 'We have ten desks.'],
  ['a mark around loose words', '<ToConfirm reason="Ours.">One.</ToConfirm>', 'One.'],
  [
    'a mark in a component',
    '<Card title="A">\n<ToConfirm reason="Ours.">\n\nOne.\n\n</ToConfirm>\n</Card>',
    '<Card title="A">\n  One.\n</Card>',
  ],
]) {
  test(`visitors see nothing of ${what}`, async () => expect(await shown(text)).toBe(visitors));
}

test('staff see marks and slots; a mark in a sentence is told from one around passages', async () => {
  const text = 'We have <ToConfirm reason="Ours.">ten</ToConfirm> desks.\n\n<Slot what="e-mail address" />';
  const staff = await shown(text, {staff: true});
  expect(staff).toContain('We have <ToConfirm reason="Ours." inline>ten</ToConfirm> desks.');
  expect(staff).toContain('<Slot what="e-mail address" />');
  const around = await shown('<ToConfirm reason="Ours.">\n\nOne.\n\n</ToConfirm>', {staff: true});
  expect(around).toContain('<ToConfirm reason="Ours.">\n  One.\n</ToConfirm>');
});

test('at the foot of a page staff find the way to it in the editor, and visitors nothing', async () => {
  expect(await shown('One.', {staff: true})).toBe('One.\n\n[Edit this page](pathname:///editor?file=pages/a.mdx)');
  expect(await shown('One.')).toBe('One.');
});

test('a page of the handbook is edited on GitHub; where nobody knows the repository, its file is named', async () => {
  const page = {staff: true, file: 'handbook/a.mdx'};
  expect(await shown('One.', {...page, github: GITHUB})).toBe(
    'One.\n\n[Edit this page](https://github.com/a/b/edit/main/handbook/a.mdx)',
  );
  expect(await shown('One.', page)).toBe('One.\n\nTo edit this page, open the file `handbook/a.mdx`');
});

test('the handbook says where the staff’s site is, and leads to the editor', async () => {
  const page = {staff: true, file: 'handbook/a.mdx'};
  expect(await shown('Open `https://…/staff/`.', page)).toContain(
    'Open [https://www.example.org/staff/](https://www.example.org/staff/).',
  );
  expect(await shown('[Try it](/editor?file=pages/about.mdx)', page)).toContain(
    '[Try it](pathname:///editor?file=pages/about.mdx)',
  );
});

test('an example of the handbook is shown below its source, with its picture and its document', async () => {
  const example = '<Photo picture="/pictures/examples/hills.jpg" alt="Hills" />\n\n[Report](/files/annual-report.pdf)';
  const text = await shown(`\`\`\`mdx live\n${example}\n\`\`\`\n\n\`\`\`mdx\n<Aside />\n\`\`\``, {
    staff: true,
    file: 'handbook/a.mdx',
  });
  expect(text).toContain(`\`\`\`mdx live\n${example}\n\`\`\``);
  expect(text).toContain(
    '<Photo picture={<Picture2 of={picture2x0} alt={"Hills"} opening={false} />} />'.replace(' opening={false}', ''),
  );
  expect(text).toContain('[Report (PDF, 1\u00a0kB)](pathname:///files/annual-report.pdf)');
  expect(text.match(/<Aside/g), 'a block that is not live').toHaveLength(1);
});

/** What the staff's build hands to its bar and its ledger. */
async function handedOn(github: Record<string, string>) {
  const data: StaffData[] = [];
  const written = new Map<string, string>();
  const routes: string[] = [];
  const actions = {
    setGlobalData: (value: StaffData) => void data.push(value),
    createData: async (name: string, text: string) => String(written.set(name, text) && name),
    addRoute: ({path}: {path: string}) => void routes.push(path),
  };
  await withVariables({...ENVIRONMENT, ...NO_GITHUB, ...github}, async () => {
    await staffPlugin({siteDir, baseUrl: '/staff/'} as LoadContext).contentLoaded?.({content: null, actions} as never);
  });
  const {ledger} = JSON.parse(written.get('ledger.json') ?? '') as LedgerProps;
  return {bar: data[0], ledger, routes};
}

test('the bar says which commit this is, how much is open, and where the editor is', async () => {
  const {bar, ledger, routes} = await handedOn(GITHUB);
  expect(bar).toEqual({
    build: 'Staff site, commit 0123456',
    open: ledger.flatMap(({entries}) => entries).length,
    editor: 'pathname:///editor',
  });
  expect(bar.open).toBeGreaterThan(20);
  expect(routes).toEqual(['/staff/ledger']);
  expect((await handedOn({})).bar.build).toBe('On this computer');
});

test('the ledger lists what is open, file by file, with the way to each line', async () => {
  const {ledger} = await handedOn(GITHUB);
  const [contact] = ledger.filter(({file}) => file === 'pages/contact.mdx');
  const slot = contact.entries.find(({what}) => what.startsWith('To fill in'));
  expect(slot).toMatchObject({
    what: 'To fill in: link for LinkedIn',
    reason: 'It was not given to us. It belongs in records/organisation.yml.',
    edit: `https://github.com/a/b/edit/main/pages/contact.mdx#L${slot?.line}`,
  });
  const [unknown] = (await handedOn({})).ledger;
  expect(unknown.entries[0]).not.toHaveProperty('edit');
});
