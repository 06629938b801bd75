/** A page runs nothing: not in the check, not in a build, not in `npm start`. */
import path from 'node:path';
import {test} from 'node:test';
import {parse} from 'acorn';
import {expect} from 'playwright/test';
import {frontMatterParser, preprocessor} from '../../../src/build/content/pages';
import {folders, siteDir} from '../../site';
import {compile} from './compile';
import {diagnosticsOf} from './fixture';

const FRONT = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const IMPORT = "import {Button, Card, Cards} from '@site/src/components';\n\n";
const HEADLINE = '# A page\n\n';
/** Code that leaves a trace if it runs. */
const RUN = "globalThis.ran = 'yes'";

/** A page with nothing wrong but this text, which begins on line 8, or on line 10 with an import line. */
const page = (text: string, imports = '') => `${FRONT}${imports}${HEADLINE}${text}\n`;

/** Each of these would run a program, or load one, when the page is built, shown or clicked. With its errors. */
const ATTACKS: [what: string, text: string, errors: string][] = [
  ['an import for its effect', page('Text.', "import 'fs';\n\n"), '6:1 imports'],
  ['an import of a file', page('Text.', "import x from '!!raw-loader!/etc/passwd';\n\n"), '6:1 imports'],
  ['an import after ours', page('Text.', `${IMPORT.trim()} import 'fs';\n\n`), '6:59 imports'],
  [
    'an import under another name',
    page('<Button title="x" />', "import {Card as Button} from '@site/src/components';\n\n"),
    '6:1 imports, 10:1 setting-names, 10:9 setting-names',
  ],
  ['an export', page(`export const x = ${RUN};`), '8:1 imports'],
  ['an export of a layout', page(`export default function Layout() { ${RUN} }`), '8:1 imports'],
  ['an expression', page(`{${RUN}}`), '8:1 code'],
  [
    'an expression in place of the lines at the top',
    `{${RUN}}\n\n${HEADLINE}Text.\n`,
    '1:1 title-and-description, 1:1 code',
  ],
  ['an expression in a sentence', page(`Text {${RUN}} text.`), '8:6 code'],
  ['an expression between two notes', page(`{/* To confirm */ ${RUN} /* Missing */}`), '8:1 code'],
  ['an expression below a note', page(`{/* To confirm: a */\n${RUN}}`), '8:1 code'],
  ['an expression in a list, below the first line of a note', page(`- {/* To confirm: a\n  */ ${RUN}}`), '8:3 code'],
  ['an expression below a comment of one line', page(`{// To confirm: a\n${RUN}}`), '8:1 code'],
  ['an expression on several lines', page(`{\n${RUN}\n}`), '8:1 code'],
  ['an expression in a template literal', page(`{\`\${${RUN}}\`}`), '8:1 code'],
  ['an expression in a setting', page(`<Button label={${RUN}} />`, IMPORT), '10:9 code'],
  [
    'an expression in a setting that is called like a key',
    page(`<Button ghp_x={${RUN}} label="Register" />`, IMPORT),
    '10:9 github-keys, 10:9 code, 10:9 setting-names',
  ],
  ['a template literal in a setting', page(`<Button label={\`\${${RUN}}\`} />`, IMPORT), '10:9 code'],
  ['a spread of settings', page(`<Button label="Register" {...(${RUN})} />`, IMPORT), '10:26 code'],
  ['a component in a setting', page('<Button label=<script>alert(1)</script> />', IMPORT), '10:15 unreadable-page'],
  [
    'an event handler of a component',
    page(`<Button label="Register" onClick={() => ${RUN}} />`, IMPORT),
    '10:26 code, 10:26 setting-names',
  ],
  ['an event handler of an element', page('<p onMouseOver="alert(1)">Text.</p>'), '8:4 setting-names'],
  [
    'inner HTML',
    page(`<p dangerouslySetInnerHTML={{__html: '<img src=x onerror=alert(1)>'}} />`),
    '8:4 code, 8:4 setting-names',
  ],
  ['a script', page('<script>{`alert(1)`}</script>'), '8:1 components, 8:9 code'],
  ['a script in capitals', page('<SCRIPT src="//b.org/a.js" />'), '8:1 components'],
  ['a frame', page('<iframe srcDoc="<script>alert(1)</script>" />'), '8:1 components'],
  ['an image element', page('<img src="x" onError="alert(1)" />'), '8:1 components'],
  ['an SVG element', page('<svg onload="alert(1)" />'), '8:1 components'],
  ['a link element', page('<a href="javascript:alert(1)">Text</a>'), '8:1 components'],
  ['a link to a program', page('[Text](javascript:alert(1))'), '8:1 links'],
  ['a link to a program in capitals', page('[Text](JavaScript:alert(1))'), '8:1 links'],
  ['a link to a program with a character reference', page('[Text](java&#115;cript:alert(1))'), '8:1 links'],
  ['a link to a program with a control character', page('[Text](&#1;javascript:alert(1))'), '8:1 links'],
  ['a link to a program by reference', page('[Text][x]\n\n[x]: javascript:alert(1)\n\n[x]: /about'), '8:1 links'],
  ['a link to a data URL', page('[Text](data:text/html,<script>alert(1)</script>)'), '8:1 links'],
  ['a button to a program', page('<Button label="Register" to="java&#115;cript:alert(1)" />', IMPORT), '10:26 links'],
  ['a picture with a loader', page('![Text](!!raw-loader!/etc/passwd)'), '8:1 pictures'],
  ['a picture from outside the site', page('![Text](../../../etc/passwd.png)'), '8:1 pictures'],
  [
    'a box with settings',
    page(':::note{onclick="alert(1)" style="color:red"}\n\nText.\n\n:::'),
    '8:1 boxes-tables-and-code',
  ],
  [
    'front matter in another language',
    `---js\n{title: ${RUN}, description: 'x'}\n---\n\n${HEADLINE}Text.`,
    '1:1 title-and-description',
  ],
  [
    'front matter with a YAML tag',
    `---\ntitle: !!js/function "function () { ${RUN} }"\ndescription: x\n---\n\n${HEADLINE}Text.`,
    '2:8 title-and-description',
  ],
  [
    'front matter that names a layout',
    page('Text.').replace('title', 'wrapperClassName: x\ntitle'),
    '2:1 title-and-description',
  ],
  ['an expression after a block of code', page(`\`\`\`\n\`\`\`\n\n{${RUN}}`), '11:1 code'],
  ['an expression after a backslash', page(`\\\\{${RUN}}`), '8:3 code'],
];

const FILE = 'pages/attack.mdx';
const filePath = path.join(siteDir, FILE);
const readInBuild = preprocessor(folders, {target: 'public'});
const readInStart = preprocessor(folders, {target: 'start'});
const LEFT_OUT = 'This page will reappear once its problems are fixed.';

for (const [what, text, errors] of ATTACKS) {
  test(`${what} is an error that stops the build`, () => {
    const problems = diagnosticsOf(FILE, text).filter(({severity}) => severity === 'error');
    expect(problems.map(({start, rule}) => `${start.line}:${start.column} ${rule}`).join(', ')).toBe(errors);
    // Links and pictures are compared with the rest of the site, which the build checks as a whole.
    if (/ (links|pictures)$/.test(errors)) return;
    expect(() => readInBuild({filePath, fileContent: text})).toThrow(`${FILE}:${errors.split(' ')[0]} error`);
  });
}

for (const [what, text] of ATTACKS.filter(([, , errors]) =>
  / (imports|code|components|setting-names|unreadable-page)/.test(errors),
)) {
  test(`npm start leaves out a page with ${what}`, () => {
    expect(readInStart({filePath, fileContent: text})).toBe(LEFT_OUT);
  });
}

for (const [what, text] of ATTACKS.filter(([one]) => one.startsWith('front matter'))) {
  test(`${what} doesn’t run while it is read`, async () => {
    await frontMatterParser(folders, 'Jockeys')({filePath, fileContent: text});
    expect(globalThis).not.toHaveProperty('ran');
  });
}

test('a page with an import line and none of that has no errors', () => {
  expect(diagnosticsOf(FILE, page('<Button label="Register" />', IMPORT))).toEqual([]);
});

test('npm start shows a page with an error that runs nothing', () => {
  const fileContent = page('<Button label="" />', IMPORT);
  expect(readInStart({filePath, fileContent})).toBe(fileContent);
});

/** Names of the organisation that would be code if they were parsed as part of a page. */
const NAMES = [
  `{${RUN}}Hub`,
  'Hub" onClick={alert(1)} x="',
  'Hub</b><script>alert(1)</script>',
  'Hatch <Uganda>',
  '](javascript:alert(1))',
  '$& $1 %name%',
];

const EVERYWHERE = `# About %name%

**%name%** and [%name%](/about "At %name%"), ![%name%](/favicon.svg "%name%").

<Button label="Apply to %name%" about={'%name%'} />

{"%name%"}
`;

for (const name of NAMES) {
  test(`a name such as ${name} is plain text in a page`, async () => {
    const program = await compile('pages/a.mdx', `${FRONT}${IMPORT}${EVERYWHERE}`, name);
    const texts: string[] = [];
    const identifiers: string[] = [];
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) for (const one of node) walk(one);
      else if (node && typeof node === 'object') {
        const {type, value} = node as {type?: string; value?: unknown; name?: string};
        if (type === 'Literal' && typeof value === 'string') texts.push(value);
        if (type === 'Identifier') identifiers.push((node as {name: string}).name);
        for (const one of Object.values(node)) walk(one);
      }
    };
    walk(parse(program, {ecmaVersion: 'latest', sourceType: 'module'}));
    const filled = texts.filter((text) => text.includes(name));
    // Docusaurus escapes two of the nine, those of the image, once more.
    expect(filled.length).toBeGreaterThanOrEqual(7);
    expect(identifiers).not.toContain('globalThis');
    expect(identifiers).not.toContain('alert');
    expect(filled.some((text) => text === `Apply to ${name}`)).toBe(true);
  });
}

test('a name with code is plain text in the front matter', async () => {
  const read = frontMatterParser(folders, NAMES[0]);
  const fileContent = `---\ntitle: "About %name%"\ndescription: B\n---\n`;
  const {frontMatter} = await read({filePath: path.join(siteDir, 'pages/a.mdx'), fileContent});
  expect(frontMatter).toEqual({title: `About ${NAMES[0]}`, description: 'B'});
});
