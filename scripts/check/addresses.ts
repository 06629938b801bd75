/** Where a page's links and buttons lead, and whether its pictures are there: known once all pages are read. */
import path from 'node:path';
import {anchorOf} from '../../src/components/anchor';
import {linkMistake, type Targets} from './links';
import type {Mistake} from './mistake';
import {type CheckedPage, settingsOf} from './page';
import {IS_PICTURE, pictureMistake, togetherMistake} from './pictures';
import {settingValue} from './settings';

/** Addresses that lead nowhere, and pictures that are not there, too heavy, or not described. */
export function checkAddresses(page: CheckedPage, siteDir: string, targets: Targets): Mistake[] {
  const {source, reading} = page;
  const found: Mistake[] = [];
  const from = {file: source.file, address: page.address};
  const folder = path.posix.dirname(source.file);
  for (const {start, end, url, text} of reading.links) {
    const mistake = linkMistake(url, from, targets);
    if (!mistake) continue;
    const write = mistake.write && `[${text}](${mistake.write})`;
    found.push(source.at(start, end, {...mistake, write}));
  }
  for (const [index, {start, end, url, alt}] of reading.pictures.entries()) {
    const above = reading.pictures.slice(0, index).map((picture) => picture.url);
    const mistake = pictureMistake(url, siteDir, folder) ?? togetherMistake(above, url, siteDir, folder);
    if (mistake) {
      const write = mistake.write && `![${alt || 'What the picture shows'}](${mistake.write})`;
      found.push(source.at(start, end, {...mistake, write}));
    }
    if (alt.trim() === '') {
      const message =
        'This picture has no description. Say in the square brackets what it shows, for those who cannot see it.';
      const write = `![What the picture shows](${mistake?.write ?? url})`;
      found.push(source.at(start, end, {message, write, topic: 'pictures'}));
    }
  }
  const named = new Set<string>();
  for (const {tag, attribute, setting} of settingsOf(page)) {
    const value = settingValue(attribute);
    if (typeof value !== 'string' || value.trim() === '') continue;
    if ('anchor' in setting.marks) {
      const message = `Another <${tag.name}> of this page has the same "${setting.name}": a link to this one would lead to that one. Choose another.`;
      if (named.has(anchorOf(value)))
        found.push(source.at(attribute.start, attribute.end, {message, topic: 'settings'}));
      named.add(anchorOf(value));
    }
    const isAddress = setting.marks.form === 'address';
    const isPicture = IS_PICTURE.test(value) && !isAddress;
    const mistake = isAddress
      ? linkMistake(value, from, targets)
      : isPicture
        ? pictureMistake(value, siteDir, folder)
        : undefined;
    if (!mistake) continue;
    const write = mistake.write && `${attribute.name}="${mistake.write}"`;
    found.push(source.at(attribute.start, attribute.end, {...mistake, write}));
  }
  return found;
}
