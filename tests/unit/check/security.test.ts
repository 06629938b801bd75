/** A page that somebody contributes runs nothing: not in the check, not in a build, not in the preview. */
import path from 'node:path';
import {test} from 'node:test';
import {parse} from 'acorn';
import {expect} from 'playwright/test';
import {frontMatterParser, preprocessor} from '../../../src/build/content';
import {compile} from './compile';
import {diagnosticsOf, siteDir} from './fixture';

const TOP = '---\ntitle: A page\ndescription: What it says.\n---\n\n';
const IMPORT = "import {Button, Card, Cards} from '@site/src/components';\n\n";
const RUN = "globalThis.ran = require('fs').writeFileSync('ran.txt', '')";

/** Each of these runs a program where nobody looks at it: when it is built, when it is shown, or when it is clicked. */
const ATTACKS: Record<string, string> = {
  'an import for its effect': `${TOP}import 'fs';\n\nWords.`,
  'an import of a file': `${TOP}import x from '!!raw-loader!/etc/passwd';\n\nWords.`,
  'an import behind ours': `${TOP}import {Card} from '@site/src/components'; import 'fs';\n\nWords.`,
  'an import of another name': `${TOP}import {Card as Button} from '@site/src/components';\n\n<Button title="x" />`,
  'an export': `${TOP}export const x = ${RUN};\n\nWords.`,
  'an export of a layout': `${TOP}export default function Layout() { ${RUN} }\n\nWords.`,
  'an expression': `${TOP}{${RUN}}`,
  'an expression in a sentence': `${TOP}Words {${RUN}} words.`,
  'an expression behind a note': `${TOP}{/* a */ ${RUN} /* b */}`,
  'an expression over several lines': `${TOP}{\n${RUN}\n}`,
  'an expression in a text with holes': `${TOP}{\`\${${RUN}}\`}`,
  'an expression in a setting': `${TOP}${IMPORT}<Button label={${RUN}} />`,
  'a text with holes in a setting': `${TOP}${IMPORT}<Button label={\`\${${RUN}}\`} />`,
  'settings from elsewhere': `${TOP}${IMPORT}<Button label="Register" {...(${RUN})} />`,
  'a component in a setting': `${TOP}${IMPORT}<Button label=<script>alert(1)</script> />`,
  'a setting for events': `${TOP}${IMPORT}<Button label="Register" onClick={() => ${RUN}} />`,
  'an event on an element': `${TOP}<p onMouseOver="alert(1)">Words.</p>`,
  'inner HTML': `${TOP}<p dangerouslySetInnerHTML={{__html: '<img src=x onerror=alert(1)>'}} />`,
  'a script': `${TOP}<script>{\`alert(1)\`}</script>`,
  'a script in capitals': `${TOP}<SCRIPT src="//b.org/a.js" />`,
  'a frame': `${TOP}<iframe src="https://b.org" />`,
  'a document in a frame': `${TOP}<iframe srcDoc="<script>alert(1)</script>" />`,
  'an image that fails': `${TOP}<img src="x" onError="alert(1)" />`,
  'a drawing': `${TOP}<svg onload="alert(1)" />`,
  'a link': `${TOP}[Words](javascript:alert(1))`,
  'a link in capitals': `${TOP}[Words](JavaScript:alert(1))`,
  'a link in disguise': `${TOP}[Words](java&#115;cript:alert(1))`,
  'a link with a hidden sign': `${TOP}[Words](&#1;javascript:alert(1))`,
  'a link by reference': `${TOP}[Words][x]\n\n[x]: javascript:alert(1)`,
  'a link by the first of two references': `${TOP}[Words][x]\n\n[x]: javascript:alert(1)\n\n[x]: /about`,
  'a link as a page of data': `${TOP}[Words](data:text/html,<script>alert(1)</script>)`,
  'a link as an element': `${TOP}<a href="javascript:alert(1)">Words</a>`,
  'a destination': `${TOP}${IMPORT}<Button label="Register" to="javascript:alert(1)" />`,
  'a destination in disguise': `${TOP}${IMPORT}<Button label="Register" to="java&#115;cript:alert(1)" />`,
  'a picture with a loader': `${TOP}![Words](!!raw-loader!/etc/passwd)`,
  'a picture from outside the site': `${TOP}![Words](../../../etc/passwd.png)`,
  'a box with settings': `${TOP}:::note{onclick="alert(1)" style="color:red"}\n\nWords.\n\n:::`,
  'lines at the top in another language': `---js\n{title: ${RUN}, description: 'x'}\n---\n\nWords.`,
  'lines at the top with a tag': `---\ntitle: !!js/function "function () { ${RUN} }"\ndescription: x\n---\n\nWords.`,
  'lines at the top that name a layout': `${TOP.replace('title', 'wrapperClassName: x\ntitle')}Words.`,
  'code inside what looks like code': `${TOP}\`\`\`\n\`\`\`\n\n{${RUN}}`,
  'behind a backslash': `${TOP}\\\\{${RUN}}`,
};

for (const [what, text] of Object.entries(ATTACKS)) {
  test(`refuses ${what}`, async () => {
    const file = 'pages/attack.mdx';
    expect(diagnosticsOf(file, text)).not.toEqual([]);
    const filePath = path.join(siteDir, file);
    await frontMatterParser('Jockeys')({filePath, fileContent: text});
    expect((globalThis as {ran?: unknown}).ran).toBeUndefined();
  });
}

test('npm start leaves a page out while it holds code', async () => {
  const shown = preprocessor({filePath: path.join(siteDir, 'pages/attack.mdx'), fileContent: `${TOP}{${RUN}}`});
  expect(shown).not.toContain('ran.txt');
  expect(await compile('pages/attack.mdx', shown)).not.toContain('ran.txt');
});

for (const [what, words, shown] of [
  ['has no problem', '<ToConfirm reason="so">Words</ToConfirm>', true],
  ['has an empty setting', '<ToConfirm reason="">Words</ToConfirm>', true],
  ['has a brace in a sentence', 'Words {of', false],
  ['has a component that is never closed', '<ToConfirm reason="so">Words', false],
  ['sets an event', '<b onClick="go">Words</b>', false],
] as const) {
  test(`in npm start, a page that ${what} is ${shown ? 'shown' : 'left out until it is fixed'}`, () => {
    const fileContent = `${TOP}import {ToConfirm} from '@site/src/components';\n\n${words}\n`;
    const text = preprocessor({filePath: path.join(siteDir, 'pages/a.mdx'), fileContent});
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
  test(`a name such as ${name} stands in a page as words alone`, async () => {
    const program = await compile('pages/a.mdx', `${TOP}${IMPORT}${EVERYWHERE}`, name);
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
  const read = frontMatterParser(NAMES[0]);
  const fileContent = `---\ntitle: "About %name%"\ndescription: B\n---\n`;
  const {frontMatter} = await read({filePath: path.join(siteDir, 'pages/a.mdx'), fileContent});
  expect(frontMatter).toEqual({title: `About ${NAMES[0]}`, description: 'B'});
});
