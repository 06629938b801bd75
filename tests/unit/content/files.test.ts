/** The files of a site: which are pages, and which documents and pictures may be published. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {describeFile} from '../../../src/content/documents';
import {fileNameProblem, safeFileName} from '../../../src/content/fileNames';
import {type ContentFiles, editorFiles, withChanges} from '../../../src/content/files';
import {isEditable, kindOf, pageAddress} from '../../../src/content/pageFiles';
import {checkDocuments, checkPageFiles, checkPictureFiles, checkSymbolicLinks} from '../../../src/content/rules/files';
import {logo, scene} from '../pictures/samples';
import {belowHeadline, diagnosticsOf} from './fixture';
import {inMemory} from './memory';

const TEXT = '---\ntitle: A page\ndescription: What it says.\n---\n\n# A page\n';

for (const [what, file] of [
  ['in a subfolder', 'pages/news/first.mdx'],
  ['that ends in .md', 'pages/news.md'],
  ['with a capital', 'pages/About.mdx'],
  ['with a space', 'pages/our team.mdx'],
  ['with the name of a page for staff', 'pages/open-questions.mdx'],
  ['from Word', 'pages/about.docx'],
]) {
  test(`a file among the pages ${what} is an error, as no page is built from it`, () => {
    const problems = checkPageFiles(inMemory({[file]: TEXT}));
    expect(problems.map((one) => [one.severity, one.file, one.message])).toEqual([
      ['error', file, expect.stringContaining('No page is built from this file.')],
    ]);
    expect(kindOf(file)).toBeUndefined();
  });
}

for (const [file, kind, editable] of [
  ['pages/our-team.mdx', 'page', true],
  ['pages/2015.mdx', 'page', true],
  ['handbook/page.md', undefined, false],
  ['records/hours.yml', 'record', true],
  ['static/files/a.pdf', undefined, false],
] as const) {
  test(`${file} is ${kind ?? 'no text'}, which staff ${editable ? 'can' : 'can’t'} edit`, () => {
    expect([kindOf(file), isEditable(file)]).toEqual([kind, editable]);
    expect(checkPageFiles(inMemory({[file]: TEXT}))).toEqual([]);
  });
}

test('the address of a page is the name of its file', () => {
  expect(['pages/index.mdx', 'pages/our-team.mdx'].map(pageAddress)).toEqual(['/', '/our-team']);
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const pdf = (size = 400) => Buffer.from(`%PDF-1.7\n${'x'.repeat(size - 15)}\n%%EOF`, 'latin1');
const word = Buffer.from('PK\u0003\u0004 and so on', 'latin1');

for (const [what, file, content, message] of [
  ['an HTML page', 'static/page.html', 'Text', 'a document is a PDF'],
  ['a script among the documents', 'static/files/a.js', '', 'a document is a PDF'],
  ['another service worker', 'static/sw.js', '', 'a document is a PDF'],
  ['a text that says what is live', 'static/run.txt', '', 'a document is a PDF'],
  ['a drawing among the documents', 'static/files/a.svg', SVG, 'a document is a PDF'],
  ['a film', 'static/files/film.mp4', word, 'a document is a PDF'],
  ['a document in Word’s old format', 'static/files/form.doc', word, 'a document is a PDF'],
  ['a document with spaces and capitals in its name', 'static/files/Report (1).PDF', pdf(), 'to report-1.pdf'],
  ['an HTML page with the extension of a PDF', 'static/files/a.pdf', '<!doctype html>', 'isn’t a PDF'],
  ['a PDF that is cut off', 'static/files/a.pdf', pdf().subarray(0, 200), 'part of it is missing'],
  ['a PDF with the extension of Word', 'static/files/form.docx', pdf(), 'isn’t a Word document'],
  ['a document of more than 5 MB', 'static/files/a.pdf', pdf(5_200_000), 'is 5.2\u00a0MB'],
] as const) {
  test(`${what} can’t be published`, () => {
    const problems = checkDocuments(inMemory({[file]: content}));
    expect(problems.map((one) => [one.severity, one.file, one.message])).toEqual([
      ['error', file, expect.stringContaining(message)],
    ]);
  });
}

test('a symbolic link can’t be published', () => {
  const site = {...inMemory({'static/a.png': '', 'pages/a.mdx': ''}), isLink: (file: string) => file === 'pages/a.mdx'};
  expect(checkSymbolicLinks(site).map(({file, severity}) => [file, severity])).toEqual([['pages/a.mdx', 'error']]);
});

test('documents and the site’s own drawings can be published', () => {
  const site = {'static/a.svg': SVG, 'static/a.png': '', 'static/files/a-1.pdf': pdf(), 'static/files/form.docx': word};
  expect(checkDocuments(inMemory(site))).toEqual([]);
});

test('the editor checks the names of documents, whose contents it doesn’t have', () => {
  const editor = editorFiles({}, ['static/files/Report.pdf', 'static/a.svg']);
  expect(checkDocuments(editor).map(({message}) => message)).toEqual([expect.stringContaining('to report.pdf')]);
  expect(describeFile('static/files/Report.pdf', editor)).toBe('PDF');
});

for (const [address, message] of [
  ['/files/annual-report.pdf#page=3', undefined],
  ['/files/anual-report.pdf', 'There is no document at /files/anual-report.pdf.'],
  ['/files/Annual-Report.pdf', 'capital letters count'],
  ['/files/example.pdf', 'one of the handbook’s examples'],
] as const) {
  test(`a link to ${address} is ${message ? 'an error' : 'right'}`, () => {
    const problems = diagnosticsOf('pages/about.mdx', belowHeadline(`[Report](${address})`));
    expect(problems.map((one) => one.message)).toEqual(message ? [expect.stringContaining(message)] : []);
  });
}

for (const [name, size, description] of [
  ['a.pdf', 340_400, 'PDF, 340\u00a0kB'],
  ['a.docx', 1_240_000, 'Word, 1.2\u00a0MB'],
] as const) {
  test(`a link to ${name} of ${size} bytes says “${description}”`, () => {
    const file = `static/${name}`;
    expect(describeFile(file, inMemory({[file]: Buffer.alloc(size)}))).toBe(description);
  });
}

const problemsOf = (name: string, bytes: Uint8Array) =>
  checkPictureFiles(inMemory({[`pictures/${name}`]: bytes})).map(({severity, message}) => [severity, message]);

for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
  test(`a picture in the format ${format} is right`, async () => {
    expect(problemsOf('market-day.jpg', await scene(480, 320).toFormat(format).toBuffer())).toEqual([]);
  });
}

/** A photograph that is stored on its side. */
const turned = (width: number, height: number) => scene(width, height).jpeg().withMetadata({orientation: 6}).toBuffer();

const NO_PICTURES: [name: string, bytes: () => Uint8Array | Promise<Uint8Array>, message: string][] = [
  ['small.png', () => logo(200, 400), 'is only 200 pixels wide. Pictures need at least 320'],
  ['on-its-side.jpg', () => turned(640, 300), 'is only 300 pixels wide'],
  ['cut-off.jpg', async () => (await turned(640, 480)).subarray(0, 100), 'part of it is missing'],
  ['drawing.png', () => SVG, 'isn’t a JPEG, PNG, WebP or AVIF picture'],
  [
    'page.jpg',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'isn’t a JPEG, PNG, WebP or AVIF picture',
  ],
  ['empty.jpg', () => Buffer.alloc(0), 'isn’t a JPEG, PNG, WebP or AVIF picture'],
  ['phone.heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'Most Compatible'],
  ['huge.jpg', () => Buffer.alloc(25_000_001), 'up to 25 MB'],
  ['moving.gif', () => Buffer.from('GIF89a and so on'), 'isn’t a JPEG, PNG, WebP or AVIF picture'],
];

for (const [name, bytes, message] of NO_PICTURES) {
  test(`the picture ${name} is one error: “… ${message} …”`, async () => {
    expect(problemsOf(name, await bytes())).toEqual([['error', expect.stringContaining(message)]]);
  });
}

for (const [name, better] of [
  ['Market Day.JPG', 'market-day.jpg'],
  ['café_ñ.png', 'cafe-n.png'],
  ['市场.png', 'picture.png'],
  ['WhatsApp Image at 12.03.45.jpeg', 'whatsapp-image-at-12-03-45.jpeg'],
  ['..\\..\\market-day.jpg', 'market-day.jpg'],
]) {
  test(`a picture called ${name} has to be renamed ${better}`, () => {
    expect(fileNameProblem(name, safeFileName(name, 'picture'))).toContain(`Rename ${name} to ${better}`);
    expect(fileNameProblem(better, safeFileName(better, 'picture'))).toBeUndefined();
  });
}

test('a document without a letter or digit in its name gets another name', () => {
  expect(safeFileName('年报.pdf', 'document')).toBe('document.pdf');
});

for (const [address, message] of [
  ['/pictures/market.jpg', undefined],
  ['/img/market.jpg', 'Pictures are in the folder pictures.'],
  ['/pictures/../records/hours.yml', 'There is no picture at'],
  ['https://b.org/a.jpg', 'Pictures are in the folder pictures.'],
  ['/pictures/examples', 'There is no picture at /pictures/examples.'],
  ['/pictures/examples/market.jpg', 'one of the handbook’s examples'],
]) {
  test(`a picture at ${address} is ${message ? `an error: “… ${message} …”` : 'right'}`, () => {
    const problems = diagnosticsOf('pages/about.mdx', belowHeadline(`![Stalls of a market](${address})`));
    expect(problems.map((one) => one.message)).toEqual(message ? [expect.stringContaining(message)] : []);
  });
}

test('changed files take the place of the site’s own', () => {
  const before: ContentFiles = {
    ...inMemory({'a/kept.yml': 'old', 'a/text.yml': 'old', 'a/gone.yml': 'old'}),
    isLink: () => true,
  };
  const now = withChanges(before, {'a/text.yml': 'new é', 'a/added.yml': Buffer.from('new é'), 'a/gone.yml': null});
  expect(now.list('a')).toEqual(['a/added.yml', 'a/kept.yml', 'a/text.yml']);
  expect(['a/added.yml', 'a/kept.yml', 'a/text.yml'].map(now.text)).toEqual(['new é', 'old', 'new é']);
  expect(`${Buffer.from(now.bytes('a/text.yml'))}`).toBe('new é');
  // What was known of the file that was there says nothing about the new one.
  expect(now.isLink('a/text.yml')).toBe(false);
  expect(now.has('a/gone.yml')).toBe(false);
  expect(() => now.text('a/gone.yml')).toThrow('a/gone.yml has been deleted.');
});
