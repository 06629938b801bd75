/** What `npm start` shows of a page that has mistakes: all of it, unless it cannot be read or holds a program. */
import path from 'node:path';
import {expect, test} from 'playwright/test';
import {preprocessor} from '../../../src/plugins/check';
import {siteDir} from './compile';

const TOP = "---\ntitle: A page\ndescription: x\n---\n\nimport {ToConfirm} from '@site/src/components';\n\n";

for (const [what, words, shown] of [
  ['has no mistake', '<ToConfirm reason="so">Words</ToConfirm>', true],
  ['has an empty setting', '<ToConfirm reason="">Words</ToConfirm>', true],
  ['has a brace in a sentence', 'Words {of', false],
  ['has a component that is never closed', '<ToConfirm reason="so">Words', false],
  ['sets an event', '<b onClick="go">Words</b>', false],
] as const) {
  test(`a page that ${what} is ${shown ? 'shown' : 'left out until it is mended'}`, () => {
    const fileContent = `${TOP}${words}\n`;
    const text = preprocessor({filePath: path.join(siteDir, 'pages/a.mdx'), fileContent});
    expect(text).toBe(shown ? fileContent : 'This page is shown again when its mistakes are mended.');
  });
}
