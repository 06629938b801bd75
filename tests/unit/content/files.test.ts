/** The files beside the texts: which are pages, which documents and pictures are right, and what may not be published. */
import {test} from 'node:test';
import fc from 'fast-check';
import {expect} from 'playwright/test';
import {type ContentFiles, knownFiles, withTexts} from '../../../src/content/checker/files';
import {type PictureFormat, readFacts} from '../../../src/content/checker/pictureFacts';
import {
  checkDocuments,
  checkStaticFiles,
  describeFile,
  documentAddressProblem,
  fileAt,
} from '../../../src/content/site/documents';
import {fileNameProblem, safeFileName} from '../../../src/content/site/fileNames';
import {checkPageFiles, isEditable, isPage, kindOf, pageAddresses} from '../../../src/content/site/pageFiles';
import {placementFor} from '../../../src/content/site/pictures/placements';
import {
  checkPictureFiles,
  nameProblem,
  pictureSizeProblem,
  usageProblem,
} from '../../../src/content/site/pictures/problems';
import {files} from '../../site';
import {bomb, fromTelephone, scene} from '../pictures/samples';
import {randomCases} from '../random';
import {inMemory} from './memory';

const TEXT = '---\ntitle: A page\ndescription: What it says.\n---\n\n# A page\n';

const NO_PAGES = [
  'news/first.mdx',
  'x.md',
  '_x.mdx',
  'our team.mdx',
  'About.mdx',
  'ledger.mdx',
  'words.docx',
  'a.xlsx',
];
for (const name of NO_PAGES) {
  test(`pages/${name} would never be built, and the check says so`, () => {
    const file = `pages/${name}`;
    expect(checkPageFiles(inMemory({[file]: TEXT})).map((one) => [one.severity, one.file, one.message])).toEqual([
      ['error', file, expect.stringContaining('A page belongs in pages/ itself')],
    ]);
    expect(isPage(file)).toBe(false);
  });
}

for (const file of ['pages/our-team.mdx', 'pages/2015.mdx', 'handbook/a.md', 'handbook/a.mdx']) {
  test(`${file} is a page`, () => {
    expect(isPage(file)).toBe(true);
    expect(checkPageFiles(inMemory({[file]: TEXT}))).toEqual([]);
  });
}

test('visitors can open the pages that are built; staff may edit those and the records', () => {
  const all = Object.fromEntries(['index', 'our-team', 'About', 'editor'].map((name) => [`pages/${name}.mdx`, TEXT]));
  expect(pageAddresses(inMemory(all))).toEqual(['/', '/our-team']);
  const others = ['records/hours.yml', 'handbook/a.mdx', 'records/x/hours.yml'];
  const editable = ['pages/index.mdx', 'pages/our-team.mdx', 'records/hours.yml'];
  expect([...Object.keys(all), ...others].filter(isEditable)).toEqual(editable);
});

test('each text is what its folder and its name say, and other files are no text', () => {
  const files = {
    page: ['pages/index.mdx', 'pages/our-team.mdx'],
    handbook: ['handbook/page.md', 'handbook/page.mdx'],
    record: ['records/hours.yml', 'records/unknown.yml'],
    none: [
      ...['pages/ledger.mdx', 'pages/a.md', 'handbook/x/a.md', 'records/x/a.yml', 'records/a.yaml'],
      ...['static/files/a.pdf', 'pictures/a.jpg'],
    ],
  };
  for (const [kind, names] of Object.entries(files))
    for (const name of names) expect(kindOf(name) ?? 'none', name).toBe(kind);
});

/** Pieces of names that people give to files. */
const NAMES = [
  ...['about', 'index', 'Team', 'our', '404', 'editor', 'ledger', 'é', '2026', '%', '#', '?', '&', '+', '🙂', '-', '_'],
  ...[' ', '.', '..', '/', '(1)', '.mdx', '.MDX', '.md', '.txt', '.docx', '.html', '.mdx.txt', '~', "'"],
];

test('a file among the pages is a page, or a problem if it looks like one', () => {
  const name = fc.array(fc.constantFrom(...NAMES), {minLength: 1, maxLength: 5}).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(name, fc.constantFrom('', '.mdx'), (base, ending) => {
      const file = `pages/${base}${ending}`;
      const problems = checkPageFiles(inMemory({[file]: 'Words.\n'}));
      if (isPage(file)) expect(problems).toEqual([]);
      else if (file.endsWith('.mdx')) expect(problems).toHaveLength(1);
      else expect(problems.length).toBeLessThanOrEqual(1);
      for (const {message} of problems) expect(message).not.toMatch(/undefined|NaN/);
    }),
    randomCases(150),
  );
});

const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
const SCRIPT = '<script>alert(1)</script>';

for (const [what, file, content, says] of [
  ['a page of HTML', 'static/page.html', 'Words', 'a browser could run it'],
  ['a script among the documents', 'static/files/a.js', '', 'a browser could run it'],
  ['another service worker', 'static/sw.js', '', 'the site makes it itself'],
  ['a page in place of the site’s', 'static/about/index.html', '', 'the site makes it itself'],
  ['another account of the run that built it', 'static/run.txt', '', 'the site makes it itself'],
  ['a drawing among the documents', 'static/files/a.svg', svg(SCRIPT), 'Export this drawing as PNG'],
  ['a compressed drawing', 'static/files/a.SVGZ', '', 'Export this drawing as PNG'],
] as const) {
  test(`${what} is not published: “… ${says} …”`, () => {
    const problems = checkStaticFiles(inMemory({[file]: content}));
    expect(problems.map((one) => [one.severity, one.file, one.message])).toEqual([
      ['error', file, expect.stringContaining(says)],
    ]);
  });
}

test('pictures and documents are published, and the site’s own drawings, which developers review', () => {
  const files = inMemory({'static/a.svg': svg(''), 'static/a.png': '', 'static/files/a.pdf': ''});
  expect(checkStaticFiles(files)).toEqual([]);
});

test('a link that leads out of the site is not published', () => {
  const link = {...inMemory({'static/a.png': ''}), leadsOut: () => true};
  expect(checkStaticFiles(link).map(({message}) => message)).toEqual([
    expect.stringContaining('the link leads out of the site'),
  ]);
});

const pdf = (size = 400) => Buffer.from(`%PDF-1.7\n${'x'.repeat(size - 15)}\n%%EOF`, 'latin1');
const word = Buffer.from('PK\u0003\u0004 and so on', 'latin1');

for (const [name, bytes, severity, says] of [
  ['Annual Report (1).PDF', pdf(), 'error', 'Rename Annual Report (1).PDF to annual-report-1.pdf'],
  ['年报.pdf', pdf(), 'error', 'Rename 年报.pdf to document.pdf'],
  ['report.pdf', Buffer.from('<!doctype html>'), 'error', 'isn’t a PDF'],
  ['report.pdf', Buffer.alloc(0), 'error', 'isn’t a PDF'],
  ['report.pdf', pdf().subarray(0, 200), 'error', 'part of it is missing'],
  ['form.docx', pdf(), 'error', 'isn’t a Word document'],
  ['report.pdf', pdf(5_200_000), 'warning', 'is 5.2\u00a0MB'],
  ['form.doc', word, 'warning', 'Save form.doc as PDF'],
  ['film.mp4', word, 'warning', 'too large for visitors'],
  ['room.jpg', word, 'warning', 'to the folder pictures'],
] as const) {
  test(`the document ${name} of ${bytes.length} bytes: “… ${says} …”`, () => {
    const problems = checkDocuments(inMemory({[`static/files/${name}`]: bytes}));
    expect(problems.map((one) => [one.severity, one.message])).toEqual([[severity, expect.stringContaining(says)]]);
  });
}

for (const [what, name, bytes] of [
  ['a whole PDF', 'a-1.pdf', pdf()],
  ['a PDF of 5 MB, with lines at its end', 'a-1.pdf', Buffer.concat([pdf(4_999_000), Buffer.alloc(1000, '\n')])],
  ['a Word document', 'form.docx', word],
] as const) {
  test(`nothing is wrong with ${what}`, () => {
    expect(checkDocuments(inMemory({[`static/files/${name}`]: bytes}))).toEqual([]);
  });
}

test('a document that may not be published at all is reported for that alone', () => {
  const files = inMemory({'static/files/page.html': SCRIPT});
  expect(checkDocuments(files)).toEqual([]);
  expect(checkStaticFiles(files)).toHaveLength(1);
});

test('a document or a drawing whose contents aren’t here, as in the editor, breaks nothing', () => {
  const missing = (file: string): never => {
    throw new Error(`There is no text ${file}.`);
  };
  const names = ['static/files/Report.pdf', 'static/a.svg', 'handbook/static/b.svg'];
  const editor: ContentFiles = {
    list: (folder) => names.filter((file) => file.startsWith(`${folder}/`)),
    has: (file) => names.includes(file),
    holds: () => false,
    bytes: missing,
    text: missing,
  };
  expect(checkStaticFiles(editor)).toEqual([]);
  expect(checkDocuments(editor).map(({message}) => message)).toEqual([expect.stringContaining('to report.pdf')]);
  expect(describeFile('static/files/Report.pdf', editor)).toBe('PDF');
});

test('an ending that JavaScript’s objects have is no kind of document', () => {
  const file = 'static/files/report.constructor';
  const site = inMemory({[file]: 'Words.'});
  expect(describeFile(file, site)).toBe('CONSTRUCTOR, 1\u00a0kB');
  expect(checkDocuments(site).map(({message}) => message)).toEqual([
    'Save report.constructor as PDF, which opens on every phone, and upload that.',
  ]);
});

const documents = inMemory({'static/files/annual-report.pdf': pdf(), 'handbook/static/files/example.pdf': pdf()});

for (const address of ['/files/annual-report.pdf', '/files/annual-report.pdf#page=3', '/about']) {
  test(`nothing is wrong with a document at ${address}`, () => {
    expect(documentAddressProblem(address, false, documents)).toBeUndefined();
  });
}

for (const address of ['/files/anual-report.pdf', '/files/Annual-Report.pdf', '/annual-report.pdf']) {
  test(`whoever writes ${address} means /files/annual-report.pdf`, () => {
    expect(documentAddressProblem(address, false, documents)?.meant).toBe('/files/annual-report.pdf');
  });
}

for (const address of ['/files/budget.pdf', '/files/other', '/budget.xlsx']) {
  test(`there is no document at ${address}: it has to be uploaded`, () => {
    expect(documentAddressProblem(address, false, documents)?.message).toContain(
      'Upload it to the folder static/files',
    );
  });
}

test('the handbook’s example of a document is for the handbook alone', () => {
  expect(documentAddressProblem('/files/example.pdf', false, documents)?.message).toContain('handbook’s examples');
  expect(documentAddressProblem('/files/example.pdf', true, documents)).toBeUndefined();
});

test('the address of a document leads out of no folder', () => {
  expect(fileAt('/files/annual-report.pdf', documents)).toBe('static/files/annual-report.pdf');
  expect(fileAt('/files/../annual-report.pdf', documents)).toBeUndefined();
});

for (const [name, size, words] of [
  ['a.pdf', 1, 'PDF, 1\u00a0kB'],
  ['a.pdf', 340_400, 'PDF, 340\u00a0kB'],
  ['a.docx', 999_600, 'Word, 1\u00a0MB'],
  ['a.xlsx', 1_240_000, 'Excel, 1.2\u00a0MB'],
  ['a.svg', 2000, 'SVG, 2\u00a0kB'],
] as const) {
  test(`a link to ${name} of ${size} bytes says “${words}”`, () => {
    expect(describeFile(`static/${name}`, inMemory({[`static/${name}`]: Buffer.alloc(size)}))).toBe(words);
  });
}

const photo = (width = 1600, height = 1200) => scene(width, height).jpeg().toBuffer();
const pictures = (contents: Record<string, Uint8Array>) =>
  inMemory(Object.fromEntries(Object.entries(contents).map(([name, bytes]) => [`pictures/${name}`, bytes])));
const problemsOf = (name: string, bytes: Uint8Array, used = new Set([`/pictures/${name}`])) =>
  checkPictureFiles(pictures({[name]: bytes}), used).map(({severity, message}) => [severity, message]);

/** A photograph as a telephone turns it, without the place where it was taken. */
const turned = () => scene(1600, 1200).rotate(-90).jpeg().withMetadata({orientation: 6}).toBuffer();
const UNUSED = ['warning', 'No page uses this picture. Use it, or delete it.'];

test('a photograph is right as it comes from the telephone, once a page uses it', async () => {
  expect(problemsOf('market-day.jpg', await turned())).toEqual([]);
});

test('a photograph that no page uses is warned of', async () => {
  expect(problemsOf('market-day.jpg', await turned(), new Set())).toEqual([UNUSED]);
});

test('a photograph that no page uses and that has to be renamed is reported for both at once', async () => {
  expect(problemsOf('Market Day.jpg', await turned(), new Set())).toEqual([['error', expect.any(String)], UNUSED]);
});

test('while a page can’t be read, nobody knows which photograph is unused', async () => {
  expect(checkPictureFiles(pictures({'market-day.jpg': await turned()}))).toEqual([]);
});

test('a photograph that says where it was taken is an error', async () => {
  const located = await fromTelephone(1600, 1200);
  expect(problemsOf('market-day.jpg', located)).toEqual([
    ['error', expect.stringContaining('says where it was taken')],
  ]);
});

const NO_PICTURES: [name: string, bytes: () => Uint8Array | Promise<Uint8Array>, says: string][] = [
  ['bomb.png', () => bomb(20_000), '20,000 × 20,000 pixels'],
  ['cut-off.jpg', async () => (await photo()).subarray(0, 100), 'part of it is missing'],
  ['drawing.png', () => svg(SCRIPT), 'SVG'],
  ['page.jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'isn’t a picture'],
  ['empty.jpg', () => Buffer.alloc(0), 'isn’t a picture'],
  ['phone.heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'Most Compatible'],
  ['huge.jpg', () => Buffer.alloc(25_000_001), 'up to 25 MB'],
  ['moving.gif', () => Buffer.from('GIF89a and so on'), 'is a GIF'],
];

for (const [name, bytes, says] of NO_PICTURES) {
  test(`${name} is no picture that browsers show, which is one error: “… ${says} …”`, async () => {
    expect(problemsOf(name, await bytes())).toEqual([['error', expect.stringContaining(says)]]);
  });
}

for (const [name, better] of [
  ['Market Day.JPG', 'market-day.jpg'],
  ['café_ñ.png', 'cafe-n.png'],
  ['市场.png', 'picture.png'],
  ['photo', 'photo.jpg'],
  ['WhatsApp Image at 12.03.45', 'whatsapp-image-at-12-03-45.jpg'],
  ['Plan. of the room', 'plan-of-the-room.jpg'],
  ['plan.pdf', 'plan-pdf.jpg'],
  ['moving.gif', 'moving-gif.jpg'],
  ['.jpg', 'picture.jpg'],
  ['..\\..\\market-day.jpg', 'market-day.jpg'],
]) {
  test(`a picture called ${name} has to be renamed ${better}`, () => {
    expect(nameProblem(name, 'jpeg')).toContain(`Rename ${name} to ${better}`);
  });
}

for (const name of ['market-day.jpg', 'a1.jpeg', '2026.webp']) {
  test(`a picture may be called ${name}`, () => expect(nameProblem(name, 'jpeg')).toBeUndefined());
}

test('a name that staff are told to give a file is right, for pictures and for documents', () => {
  const pieces = [
    'a',
    'Plan',
    'İ',
    'é',
    '写真',
    '1',
    ' ',
    '.',
    '-',
    '_',
    '/',
    '\n',
    '.JPG',
    '.jpeg',
    '.heic',
    '.pdf',
    '.x',
  ];
  const names = fc.oneof(
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
    fc.string({unit: 'grapheme'}),
  );
  const adviceFor = (name: string, format: PictureFormat) =>
    nameProblem(name, format)?.slice(`Rename ${name} to `.length).split(', also')[0];
  fc.assert(
    fc.property(names, fc.constantFrom<PictureFormat>('jpeg', 'png'), (name, format) => {
      const safe = safeFileName(name, 'document');
      expect(safe).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?$/);
      expect(fileNameProblem(safe, safeFileName(safe, 'document'))).toBeUndefined();
      const advice = adviceFor(name, format);
      if (advice !== undefined) expect(nameProblem(advice, format)).toBeUndefined();
    }),
    randomCases(300),
  );
});

const shownPictures = inMemory({
  'pictures/market-day.jpg': files.bytes('pictures/market.jpg'),
  'pictures/examples/room.jpg': files.bytes('pictures/room.jpg'),
  'pictures/README.md': '',
});
const problemAt = (address: string, page = 'pages/a.mdx') =>
  usageProblem(address, placementFor(undefined, []), page, shownPictures);

test('nothing is wrong with a picture at its own address', () => {
  expect(problemAt('/pictures/market-day.jpg')).toBeUndefined();
});

for (const address of [
  '/pictures/market-dya.jpg',
  '/pictures/Market-Day.jpg',
  'pictures/market-day.jpg',
  '/img/market-day.jpg',
]) {
  test(`whoever writes ${address} means /pictures/market-day.jpg`, () => {
    expect(problemAt(address)?.meant).toBe('/pictures/market-day.jpg');
  });
}

for (const address of [
  '/pictures/../records/hours.yml',
  '/pictures/..%2fetc',
  'https://b.org/a.jpg',
  '/pictures/README.md',
  '/pictures/hills.jpg/',
]) {
  test(`no picture is at ${address}`, () => {
    expect(problemAt(address)?.message).toMatch(/Pictures are in|Pictures have to be|There is no picture/);
  });
}

test('the handbook’s pictures are for the handbook alone', () => {
  expect(problemAt('/pictures/examples/room.jpg')?.message).toContain('handbook’s examples');
  expect(problemAt('/pictures/examples/room.jpg', 'handbook/a.mdx')).toBeUndefined();
});

test('for a picture that is too small, the check says which width its place needs', () => {
  const card = placementFor({name: 'Card', props: {}}, [{name: 'Cards', props: {}}]);
  expect(pictureSizeProblem({width: 640, height: 480}, card)).toBeUndefined();
  expect(pictureSizeProblem({width: 1600, height: 300}, card)).toContain(
    '1600 × 300 pixels, 450 wide once it is cropped, and has to be at least 640',
  );
});

const PICTURES = ['pot.jpg', 'round-mark.png', 'room.jpg'].map((name) =>
  files.bytes(`pictures/${name}`).subarray(0, 60_000),
);

test('a broken picture stops nothing', () => {
  const change = fc.record({
    at: fc.integer({min: 0, max: 999}),
    near: fc.boolean(),
    byte: fc.constantFrom(0, 1, 0x2a, 0x49, 0x7f, 0xd8, 0xd9, 0xda, 0xe1, 0xff),
  });
  const broken = fc.record({
    picture: fc.constantFrom(...PICTURES),
    changes: fc.array(change, {maxLength: 6}),
    keep: fc.integer({min: 0, max: 1000}),
  });
  fc.assert(
    fc.property(broken, ({picture, changes, keep}) => {
      const bytes = new Uint8Array(picture.subarray(0, Math.floor((picture.length * keep) / 1000)));
      for (const {at, near, byte} of changes) bytes[near ? at : Math.floor((at * bytes.length) / 1000)] = byte;
      for (const [, message] of problemsOf('a.jpg', bytes)) expect(message).not.toMatch(/undefined|NaN|\[object/);
    }),
    randomCases(150),
  );
});

test('a folder is no picture, though its name is an address', () => {
  expect(usageProblem('/pictures/examples', placementFor(undefined, []), 'pages/about.mdx', files)?.message).toMatch(
    /^There is no picture at \/pictures\/examples\./,
  );
});

test('a picture that takes the place of another is judged by what it is itself', async () => {
  const file = 'pictures/market-day.jpg';
  const before = await fromTelephone(480, 320);
  const known = knownFiles({}, {[file]: readFacts(before)}, []);
  const problems = (site: ContentFiles) => checkPictureFiles(site).map(({message}) => message);
  expect(problems(known)).toEqual([expect.stringContaining('says where it was taken')]);
  expect(problems(withTexts(known, {[file]: await scene(480, 320).jpeg().toBuffer()}))).toEqual([]);
});

test('files with changes: every question is answered for what is there now', () => {
  const encoded = new TextEncoder().encode('new é');
  const before: ContentFiles = {
    ...inMemory({'a/kept.yml': 'old', 'a/text.yml': 'old', 'a/bytes.yml': 'old', 'a/gone.yml': 'old'}),
    leadsOut: () => true,
    facts: () => ({bytes: 3, format: 'unknown', location: false}),
  };
  const changes = {'a/text.yml': 'new é', 'a/bytes.yml': encoded, 'a/gone.yml': null, 'a/added.yml': 'new é'};
  const now = withTexts(before, changes);
  expect(now.list('a')).toEqual(['a/added.yml', 'a/bytes.yml', 'a/kept.yml', 'a/text.yml']);
  for (const file of ['a/text.yml', 'a/bytes.yml', 'a/added.yml']) {
    expect(now.text(file), file).toBe('new é');
    expect([...now.bytes(file)], file).toEqual([...encoded]);
    expect([now.has(file), now.holds?.(file), now.leadsOut?.(file), now.facts?.(file)], file).toEqual([
      true,
      true,
      false,
      undefined,
    ]);
  }
  expect([now.text('a/kept.yml'), `${Buffer.from(now.bytes('a/kept.yml'))}`]).toEqual(['old', 'old']);
  expect([now.has('a/kept.yml'), now.holds?.('a/kept.yml'), now.leadsOut?.('a/kept.yml')]).toEqual([true, true, true]);
  expect(now.facts?.('a/kept.yml')).toEqual({bytes: 3, format: 'unknown', location: false});
  expect([now.has('a/gone.yml'), now.holds?.('a/gone.yml'), now.leadsOut?.('a/gone.yml')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(now.facts?.('a/gone.yml')).toBeUndefined();
  for (const read of [now.text, now.bytes]) expect(() => read('a/gone.yml')).toThrow('a/gone.yml has been deleted.');
  // A name that every object has is no change.
  expect(() => now.text('constructor')).toThrow('There is no file constructor.');
});
