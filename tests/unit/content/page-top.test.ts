/** The top of a page: its title and description between three hyphens, and the import line. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import type {Diagnostic} from '../../../src/content/checker/diagnostic';
import {diagnosticsOf} from './fixture';

const FILE = 'pages/about.mdx';
const short = ({start, rule}: Diagnostic) => `${start.line}:${start.column} ${rule}`;

test('lines at the top that never end are reported where they begin, and end at the first empty line', () => {
  const text = '\n\n---\ntitle: About\ndescription: Come at 8am.\n\n# Words\n\nCome at 9am.\n';
  expect(diagnosticsOf(FILE, text).map(short)).toEqual(['3:1 front-matter', '9:9 prices-and-times']);
});

test('a page that imports what isn’t there can’t be built, and so isn’t sent', () => {
  const importing = (name: string) =>
    `---\ntitle: A page\ndescription: What it says.\n---\n\nimport {${name}} from '@site/src/components';\n\n# Words\n`;
  const [problem] = diagnosticsOf(FILE, importing('Cardd'));
  expect(problem).toMatchObject({rule: 'imports', fatal: true, start: {line: 6}});
});
