/** What a page says, once it can be read: its words, boxes, expressions, and what stands in its components. */
import type {Setting} from './components';
import {isNote, literalIn} from './literal';
import {nearest} from './nearest';
import {type CheckedPage, settingsOf} from './page';
import {settingValue} from './settings';
import type {Attribute} from './tags';
import {stop} from './text';
import type {Reading} from './walk';
import {checkWords, priceForm} from './words';

const BOXES = ['note', 'tip', 'info', 'warning', 'danger'];

/** Checks all of it. */
export function checkContents(page: CheckedPage, reading: Reading): void {
  const {source, components, mistakes} = page;
  for (const {start, end} of reading.expressions) {
    const raw = source.text.slice(start, end);
    if (isNote(raw) || literalIn(raw) !== undefined) continue;
    stop(page, start, end, {
      message: 'A page holds words and components, and no program. Take this out.',
      topic: 'pages-are-not-programs',
    });
  }
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
  for (const {start, value} of reading.texts) mistakes.push(...checkWords(source, start, value));
  const first = page.frontMatter.places.description;
  if (first !== undefined) mistakes.push(...checkWords(source, first, source.text.slice(first).split('\n', 1)[0]));
  for (const {attribute, setting} of settingsOf(page)) checkForm(page, attribute, setting);
}

function checkBox(page: CheckedPage, start: number, end: number, name: string, kind: string): void {
  if (kind === 'containerDirective' && BOXES.includes(name)) return;
  const raw = page.source.text.slice(start, end).split('\n')[0];
  if (kind === 'textDirective' && raw === `:${name}`) return;
  const meant = nearest(name, BOXES) ?? 'note';
  page.mistakes.push(
    page.source.at(start, start + raw.length, {
      message:
        kind === 'containerDirective'
          ? `There is no box called "${name}". There are ${BOXES.join(', ')}.`
          : 'A colon and a word without a space between them have a meaning of their own here. Write a space after the colon, or a backslash before it.',
      write: kind === 'containerDirective' ? `:::${meant}` : `\\${raw}`,
      topic: 'boxes',
    }),
  );
}

function checkForm(page: CheckedPage, attribute: Attribute, setting: Setting): void {
  const value = settingValue(attribute);
  if (typeof value !== 'string' || setting.kind !== 'text' || value.trim() === '') return;
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
