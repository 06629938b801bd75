/** A page that somebody contributes runs nothing: not in the check, not in a build, not in the preview. */
import path from 'node:path';
import {test} from 'node:test';
import {parse} from 'acorn';
import {expect} from 'playwright/test';
import {frontMatterParser, preprocessor} from '../../../src/build/content/pages';
import {hasErrors} from '../../../src/content/checker/diagnostic';
import {SITE_RULES} from '../../../src/content/site/rules';
import {folders, siteDir} from '../../site';
import {compile} from './compile';
import {checkWith, diagnosticsOf} from './fixture';

const FRONT = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const IMPORT = "import {Button, Card, Cards} from '@site/src/components';\n\n";
const HEADLINE = '# A page\n\n';
/** A program that can be seen to have run. */
const RUN = "globalThis.ran = 'yes'";

/** A page with nothing wrong but these words, which begin on line 8; below an import line, on line 10. */
const page = (words: string, imports = '') => `${FRONT}${imports}${HEADLINE}${words}\n`;

/**
 * Each of these runs a program where nobody looks at it: when it is built, when it is shown, or when it is clicked. With
 * the places and rules of its errors; `kept out`: npm start doesn't show the page at all.
 */
const ATTACKS: [what: string, text: string, errors: string, inStart?: 'kept out'][] = [
  ['an import for its effect', page('Words.', "import 'fs';\n\n"), '6:1 imports', 'kept out'],
  ['an import of a file', page('Words.', "import x from '!!raw-loader!/etc/passwd';\n\n"), '6:1 imports', 'kept out'],
  ['an import behind ours', page('Words.', `${IMPORT.trim()} import 'fs';\n\n`), '6:59 imports', 'kept out'],
  [
    'an import of another name',
    page('<Button title="x" />', "import {Card as Button} from '@site/src/components';\n\n"),
    '6:1 imports, 10:1 setting-names, 10:9 setting-names',
    'kept out',
  ],
  ['an export', page(`export const x = ${RUN};`), '8:1 imports', 'kept out'],
  ['an export of a layout', page(`export default function Layout() { ${RUN} }`), '8:1 imports', 'kept out'],
  ['an expression', page(`{${RUN}}`), '8:1 expressions', 'kept out'],
  // Where another error is reported at the very same place.
  ['an expression where the page’s top should be', `{${RUN}}\n\n${HEADLINE}Words.\n`, '1:1 expressions', 'kept out'],
  [
    'an export where the page’s top should be',
    `export const x = ${RUN};\n\n${HEADLINE}Words.\n`,
    '1:1 imports',
    'kept out',
  ],
  [
    'an expression in a setting that is called like a key',
    page(`<Button ghp_x={${RUN}} label="Register" />`, IMPORT),
    '10:9 expressions',
    'kept out',
  ],
  ['an expression in a sentence', page(`Words {${RUN}} words.`), '8:7 expressions', 'kept out'],
  ['an expression between two notes', page(`{/* a */ ${RUN} /* b */}`), '8:1 expressions', 'kept out'],
  ['an expression over several lines', page(`{\n${RUN}\n}`), '8:1 expressions', 'kept out'],
  ['an expression in a text with holes', page(`{\`\${${RUN}}\`}`), '8:1 expressions', 'kept out'],
  ['an expression in a setting', page(`<Button label={${RUN}} />`, IMPORT), '10:9 expressions', 'kept out'],
  ['a text with holes in a setting', page(`<Button label={\`\${${RUN}}\`} />`, IMPORT), '10:9 expressions', 'kept out'],
  [
    'settings from elsewhere',
    page(`<Button label="Register" {...(${RUN})} />`, IMPORT),
    '10:26 expressions',
    'kept out',
  ],
  [
    'a component in a setting',
    page('<Button label=<script>alert(1)</script> />', IMPORT),
    '10:1 broken-page',
    'kept out',
  ],
  [
    'a setting for events',
    page(`<Button label="Register" onClick={() => ${RUN}} />`, IMPORT),
    '10:26 expressions',
    'kept out',
  ],
  ['an event on an element', page('<p onMouseOver="alert(1)">Words.</p>'), '8:4 setting-names', 'kept out'],
  [
    'inner HTML',
    page(`<p dangerouslySetInnerHTML={{__html: '<img src=x onerror=alert(1)>'}} />`),
    '8:4 expressions',
    'kept out',
  ],
  ['a script', page('<script>{`alert(1)`}</script>'), '8:1 elements, 8:9 expressions', 'kept out'],
  ['a script in capitals', page('<SCRIPT src="//b.org/a.js" />'), '8:1 elements', 'kept out'],
  ['a frame', page('<iframe src="https://b.org" />'), '8:1 elements', 'kept out'],
  ['a document in a frame', page('<iframe srcDoc="<script>alert(1)</script>" />'), '8:1 elements', 'kept out'],
  ['an image that fails', page('<img src="x" onError="alert(1)" />'), '8:1 elements', 'kept out'],
  ['a drawing', page('<svg onload="alert(1)" />'), '8:1 elements', 'kept out'],
  ['a link', page('[Words](javascript:alert(1))'), '8:1 links'],
  ['a link in capitals', page('[Words](JavaScript:alert(1))'), '8:1 links'],
  ['a link in disguise', page('[Words](java&#115;cript:alert(1))'), '8:1 links'],
  ['a link with a hidden sign', page('[Words](&#1;javascript:alert(1))'), '8:1 links'],
  ['a link by reference', page('[Words][x]\n\n[x]: javascript:alert(1)'), '8:1 links'],
  ['a link by the first of two references', page('[Words][x]\n\n[x]: javascript:alert(1)\n\n[x]: /about'), '8:1 links'],
  ['a link as a page of data', page('[Words](data:text/html,<script>alert(1)</script>)'), '8:1 links'],
  ['a link as an element', page('<a href="javascript:alert(1)">Words</a>'), '8:1 elements', 'kept out'],
  ['a destination', page('<Button label="Register" to="javascript:alert(1)" />', IMPORT), '10:26 links'],
  [
    'a destination in disguise',
    page('<Button label="Register" to="java&#115;cript:alert(1)" />', IMPORT),
    '10:26 links',
  ],
  ['a picture with a loader', page('![Words](!!raw-loader!/etc/passwd)'), '8:1 pictures'],
  ['a picture from outside the site', page('![Words](../../../etc/passwd.png)'), '8:1 pictures'],
  ['a box with settings', page(':::note{onclick="alert(1)" style="color:red"}\n\nWords.\n\n:::'), '8:1 boxes'],
  [
    'a top in another language',
    `---js\n{title: ${RUN}, description: 'x'}\n---\n\n${HEADLINE}Words.`,
    '1:1 front-matter',
  ],
  [
    'a top with a tag',
    `---\ntitle: !!js/function "function () { ${RUN} }"\ndescription: x\n---\n\n${HEADLINE}Words.`,
    '2:8 front-matter',
  ],
  ['a top that names a layout', page('Words.').replace('title', 'wrapperClassName: x\ntitle'), '2:1 front-matter'],
  ['code behind what looks like code', page(`\`\`\`\n\`\`\`\n\n{${RUN}}`), '11:1 expressions', 'kept out'],
  ['code behind a backslash', page(`\\\\{${RUN}}`), '8:3 expressions', 'kept out'],
];

const FILE = 'pages/attack.mdx';
const filePath = path.join(siteDir, FILE);
const readInStart = preprocessor(folders, {target: 'start'});

/** The errors of rules that are about one page alone also stop it where it is read; others need the whole site. */
const isOfPage = (errors: string) => SITE_RULES.every(({id}) => !errors.endsWith(` ${id}`));

for (const [what, text, errors, inStart] of ATTACKS) {
  test(`${what} is an error: ${errors}`, () => {
    const problems = diagnosticsOf(FILE, text).filter(({severity}) => severity === 'error');
    expect(problems.map(({start, rule}) => `${start.line}:${start.column} ${rule}`).join(', ')).toBe(errors);
  });

  test(`${what} ${inStart ? 'is left out of npm start' : 'is shown over the page in npm start'}`, () => {
    const read = readInStart({filePath, fileContent: text});
    expect(read === 'This page is shown again when its problems are fixed.').toBe(inStart === 'kept out');
  });

  test(`${what} stops a build${isOfPage(errors) ? ' where the page is read' : ''}`, () => {
    const build = () => preprocessor(folders, {target: 'public'})({filePath, fileContent: text});
    if (isOfPage(errors)) expect(build).toThrow(`${FILE}:${errors.split(' ')[0]} error`);
    else expect(hasErrors(checkWith({[FILE]: text}).diagnostics)).toBe(true);
  });
}

for (const [what, text] of ATTACKS.filter(([what]) => what.startsWith('a top '))) {
  test(`${what} doesn’t run while it is read`, async () => {
    await frontMatterParser(folders, 'Jockeys')({filePath, fileContent: text});
    expect(globalThis).not.toHaveProperty('ran');
  });
}

for (const [what, text] of [
  ['without components', page('Words.')],
  ['with an import line', page('<Button label="Register" />', IMPORT)],
]) {
  test(`a page ${what} and none of that is right`, () => expect(diagnosticsOf(FILE, text)).toEqual([]));
}

for (const [what, words, shown] of [
  ['has no problem', '<ToConfirm reason="so">Words</ToConfirm>', true],
  ['has an empty setting', '<ToConfirm reason="">Words</ToConfirm>', true],
  ['has a brace in a sentence', 'Words {of', false],
  ['has a component that is never closed', '<ToConfirm reason="so">Words', false],
] as const) {
  test(`in npm start, a page that ${what} is ${shown ? 'shown' : 'left out until it is fixed'}`, () => {
    const fileContent = page(words, "import {ToConfirm} from '@site/src/components';\n\n");
    const text = readInStart({filePath: path.join(siteDir, 'pages/a.mdx'), fileContent});
    expect(text === fileContent).toBe(shown);
  });
}

/** Names that would be code, or break the page, in a text that is parsed again. */
const NAMES = [
  `{${RUN}}Hub`,
  `{(globalThis.ran = 1, \`\`)}Hub`,
  `Hub" onClick={alert(1)} x="`,
  'Hub</b><script>alert(1)</script>',
  'The "Hatch" Hub',
  'Hatch {Uganda}',
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
  test(`a name such as ${name} is in a page as words alone`, async () => {
    const program = await compile('pages/a.mdx', `${FRONT}${IMPORT}${EVERYWHERE}`, name);
    // As it is in a program: a text between quotation marks, which a parser of programs gives back as it was.
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
    // Nine places; Docusaurus escapes the two of the image once more.
    expect(filled.length).toBeGreaterThanOrEqual(7);
    expect(identifiers).not.toContain('globalThis');
    expect(identifiers).not.toContain('alert');
    expect(filled.some((text) => text === `Apply to ${name}`)).toBe(true);
  });
}

test('a name fills the lines at the top as words alone', async () => {
  const read = frontMatterParser(folders, NAMES[0]);
  const fileContent = `---\ntitle: "About %name%"\ndescription: B\n---\n`;
  const {frontMatter} = await read({filePath: path.join(siteDir, 'pages/a.mdx'), fileContent});
  expect(frontMatter).toEqual({title: `About ${NAMES[0]}`, description: 'B'});
});
