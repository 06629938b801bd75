/**
 * What is pasted from Word, Google Docs and other pages: of its formatting it keeps bold, links and lists. It is read by a
 * browser, whose rules for broken HTML no model of one has.
 */
import {expect, test} from '../fixtures';
import {inPage} from '../inPage/load';

const paste = inPage<typeof import('../../../src/editor/text/paste')>(
  require.resolve('../../../src/editor/text/paste'),
);

/** A line of a list as Word writes it: a paragraph, with the sign that Word draws itself. */
const inWord = (sign: string, words: string): string =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span
 style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${words}</p>\n`;

const PASTED: [what: string, html: string, markdown: string][] = [
  ['Word’s bullets', inWord('·', 'Desk') + inWord('·', 'Lamp'), '- Desk\n- Lamp'],
  ['Word’s numbers', inWord('1.', 'Desk') + inWord('2.', 'Lamp'), '1. Desk\n2. Lamp'],
  ['Word’s bold sentence, which is in several pieces', '<p>Come <b>to</b><b>day</b>.</p>', 'Come **today**.'],
  ['Word’s lines, which break within a sentence', '<p>Come <b>to</b> our\n house.</p>', 'Come **to** our house.'],
  [
    'Google Docs, where the bold around everything isn’t one',
    '<b style="font-weight:normal;"><p><span style="font-weight:600">Come</span> <span style="font-weight:500">in</span></p></b>',
    '**Come** in',
  ],
  ['a page’s bullets', '<ul>\n <li>Desk</li>\n <li>Lamp</li>\n</ul>', '- Desk\n- Lamp'],
  ['a page’s numbers', '<ol>\n <li>Desk</li>\n <li>Lamp</li>\n</ol>', '1. Desk\n2. Lamp'],
  [
    'a list in a list',
    '<ul><li>Desk<ol><li>Lamp</li><li>Fan</li></ol></li><li>Fax</li></ul>',
    '- Desk\n  1. Lamp\n  2. Fan\n- Fax',
  ],
  [
    'bullets in a numbered list',
    '<ol><li>Desk<ul><li>Lamp</li><li>Fan</li></ul></li><li>Fax</li></ol>',
    '1. Desk\n   - Lamp\n   - Fan\n2. Fax',
  ],
  ['a list after words', '<p>We have:</p><ul><li>Desk</li></ul><p>and more</p>', 'We have:\n\n- Desk\n\nand more'],
  ['bold in bold, once', '<p><b>Come <strong>in</strong></b></p>', '**Come in**'],
  ['bold over two lines, a pair of stars for each', '<p><b>Come in<br>today</b></p>', '**Come in**\n**today**'],
  ['a list in bold, whose signs aren’t', '<b><ul><li>Desk</li><li>Lamp</li></ul></b>', '- **Desk**\n- **Lamp**'],
  [
    'paragraphs and headings, apart',
    '<h2>Prices</h2><div>Come <b>in</b>.</div><div>Today.</div>',
    'Prices\n\nCome **in**.\n\nToday.',
  ],
  [
    'a table, a paragraph for each cell',
    '<table><tr><th>Tier</th><td><b>Price</b></td></tr></table>',
    'Tier\n\n**Price**',
  ],
  [
    'words and what they mean, apart',
    '<dl><dt>Desk</dt><dd><b>By the day</b></dd></dl><blockquote>“Come.”</blockquote>Today',
    'Desk\n\n**By the day**\n\n“Come.”\n\nToday',
  ],
  [
    'links to other pages',
    '<p>Our <a href="https://example.org/a (b)">house</a></p>',
    'Our [house](https://example.org/a%20%28b%29)',
  ],
  [
    'an e-mail address and a telephone number',
    '<a href="mailto:a@example.org">a</a>, <a href="tel:+256414100100">b</a>',
    '[a](mailto:a@example.org), [b](tel:+256414100100)',
  ],
  ['no link that would run something', '<p><a href="javascript:alert(1)">Come</a> in</p>', 'Come in'],
  ['no link that leads nowhere here', '<p><a href="/wiki/Kampala">Kampala</a></p>', 'Kampala'],
  [
    'neither scripts nor styles nor pictures',
    '<p><b>Come</b> <img src="a.png"> in</p><style>p {}</style><script>run()</script><title>A</title>',
    '**Come** in',
  ],
];
for (const [what, html, markdown] of [
  ...PASTED,
  [
    'plain words, line by line, where there is neither bold nor a link nor a list',
    '<p>Come</p><p>in</p>',
    'Only\nwords.',
  ],
]) {
  test(`what is pasted keeps its meaning: ${what}`, async ({page}) => {
    const read = await page.evaluate(({module, html}) => module.readPaste(html, 'Only\nwords.'), {
      module: await paste(page),
      html,
    });
    expect(read).toBe(markdown);
  });
}
