/** What a page says, once it can be read: its words, boxes, and what stands in its components. */
import type {Setting} from './components';
import {type CheckedPage, settingsOf} from './page';
import {settingValue} from './settings';
import {isHandbook} from './source';
import type {Attribute} from './tags';
import {stop} from './text';
import {checkUnread} from './unread';
import {checkWords, priceForm} from './words';

const topic = 'boxes-tables-and-code';

/** Checks all of it. */
export function checkContents(page: CheckedPage): void {
  const {source, components, mistakes, reading} = page;
  for (const {start, end, name, empty} of reading.elements) {
    const tag = page.tags.find((one) => one.start === start);
    const content = components.get(name)?.content;
    if (!tag) {
      stop(page, start, end, {message: 'This cannot be read. Take it out, or write it anew.', topic: 'something-else'});
    } else if (content === 'required' && empty) {
      mistakes.push(
        source.at(start, start + name.length + 1, {
          message: `<${name}> has nothing in it. Write what belongs there, or take it out.`,
          write: `${source.text.slice(tag.start, tag.end).replace(/\s*\/?>$/, '>')}\n\nwords\n\n</${name}>`,
          topic: 'opening-and-closing',
        }),
      );
    } else if (content === 'none' && !empty) {
      mistakes.push(
        source.at(start, start + name.length + 1, {
          message: `<${name}> holds nothing: it fills itself. Take out what stands in it, and its closing.`,
          write: source.text.slice(tag.start, tag.end).replace(/\s*>$/, ' />'),
          topic: 'opening-and-closing',
        }),
      );
    }
  }
  for (const {start, end, name, kind} of reading.boxes) checkBox(page, start, end, name, kind);
  if (!isHandbook(source.file)) checkPlain(page);
  for (const {start, value} of reading.texts) {
    mistakes.push(...checkWords(source, start, value), ...checkUnread(source, start, value));
  }
  const first = page.frontMatter.places.description;
  if (first !== undefined) mistakes.push(...checkWords(source, first, source.text.slice(first).split('\n', 1)[0]));
  for (const {attribute, setting} of settingsOf(page)) checkForm(page, attribute, setting);
}

function checkBox(page: CheckedPage, start: number, end: number, name: string, kind: string): void {
  const box = kind === 'containerDirective';
  if (box && isHandbook(page.source.file)) return;
  const [raw, ...lines] = page.source.text.slice(start, end).split('\n');
  if (raw === `:${name}`) return;
  const words = lines.filter((line) => !/^\s*:::+\s*$/.test(line)).join('\n');
  page.mistakes.push(
    page.source.at(start, start + raw.length, {
      message: box
        ? 'A page has no boxes. Put the words into an <Aside>, or begin their lines with > to make them a quotation.'
        : 'A colon and a word without a space between them have a meaning of their own here. Write a space after the colon, or a backslash before it.',
      write: box ? `<Aside>\n\n${words.trim() || 'words'}\n\n</Aside>` : `\\${raw}`,
      topic,
    }),
  );
}

/** A second headline, and tables and code, which the pages have no look for. */
function checkPlain({source, mistakes, reading: {tables, codes, headings}}: CheckedPage): void {
  for (const {start, end} of headings.filter(({depth}) => depth === 1).slice(1)) {
    mistakes.push(
      source.at(start, end, {
        message: 'A page has one headline that begins with a single #. What stands below it begins with two.',
        write: source.text
          .slice(start, end)
          .split('\n', 1)[0]
          .replace(/^(# *)?/, '## '),
        topic: 'titles',
      }),
    );
  }
  for (const {start, end, rows} of tables) {
    const [, ...body] = rows.map(([first, ...others]) => `- ${[first, others.join(', ')].filter(Boolean).join(': ')}`);
    mistakes.push(
      source.at(start, end, {
        message: 'A page has no tables: a telephone has no room for columns. Write a list, or cards.',
        write: body.join('\n') || '- words',
        topic,
      }),
    );
  }
  for (const {start, end, value} of codes) {
    const message = 'Words between backticks or ~~~ are code, and a page has none. Take these signs out.';
    mistakes.push(source.at(start, end, {message, write: value.trim() || undefined, topic}));
  }
}

function checkForm(page: CheckedPage, attribute: Attribute, setting: Setting): void {
  const value = settingValue(attribute);
  if (typeof value !== 'string' || value.trim() === '') return;
  if (setting.marks.form === 'price') {
    const write = priceForm(value);
    if (write === value) return;
    const {start, end} = attribute;
    page.mistakes.push(
      page.source.at(start, end, {
        message: 'A price is written with UGX first, a space, and commas: UGX 20,000.',
        write: write && `${attribute.name}="${write}"`,
        topic: 'prices-and-hours',
        fix: write ? {start, end, text: `${attribute.name}="${write}"`} : undefined,
      }),
    );
  } else page.mistakes.push(...checkWords(page.source, attribute.valueStart + 1, value));
}
