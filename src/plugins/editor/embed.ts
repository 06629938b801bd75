/** What of the site's files the editor takes along: texts whole, and of everything else what the rules ask. */
import type {ContentFiles} from '../../content';
import {readFacts} from '../../content';
import type {SiteData} from '../../editor/site';

const TEXTS = /^(pages|handbook)\/.*\.mdx?$|^records\/.*\.yml$|^(static|pictures)\/.*\.svg$/i;
const FOLDERS = ['pages', 'handbook', 'records', 'static', 'pictures'];

export function embed(files: ContentFiles): Pick<SiteData, 'texts' | 'others' | 'pictures'> {
  const all = FOLDERS.flatMap((folder) => files.list(folder));
  const texts = all.filter((file) => TEXTS.test(file)).map((file) => [file, files.text(file)]);
  const pictures = files.list('pictures').map((file) => [file, readFacts(files.bytes(file))]);
  return {
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
    others: all.filter((file) => !TEXTS.test(file)),
  };
}
