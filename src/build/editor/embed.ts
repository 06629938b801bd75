/** What of the site's files the editor takes along: texts whole, and of everything else what the rules ask. */
import type {ContentFiles} from '../../content';
import {readFacts, readRecords} from '../../content';
import {EDITABLE, type SiteData} from '../../editor/site';
import {titleOf} from '../../editor/text/title';

const TEXTS = /^(pages|handbook)\/.*\.mdx?$|^records\/.*\.yml$|^(static|pictures)\/.*\.svg$/i;
const FOLDERS = ['pages', 'handbook', 'records', 'static', 'pictures'];

export function embed(files: ContentFiles): Pick<SiteData, 'texts' | 'titles' | 'others' | 'pictures'> {
  const all = FOLDERS.flatMap((folder) => files.list(folder));
  const texts = all.filter((file) => TEXTS.test(file)).map((file) => [file, files.text(file)]);
  const {records} = readRecords(files);
  const editable = all.filter((file) => EDITABLE.test(file));
  const titles = editable.map((file) => [file, titleOf(file, files.text(file), records)]);
  const pictures = files.list('pictures').map((file) => [file, readFacts(files.bytes(file))]);
  return {
    texts: Object.fromEntries(texts),
    titles: Object.fromEntries(titles),
    pictures: Object.fromEntries(pictures),
    others: all.filter((file) => !TEXTS.test(file)),
  };
}
