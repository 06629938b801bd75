import {imageSize} from 'image-size';
import type {ContentFiles} from '../files';
import {nearest} from '../nearest';
import {addressesOf} from '../page/addresses';
import {literalOf, placeOf, valuePlace} from '../page/elements';
import type {Page} from '../page/page';
import {folderOf, normalPath} from '../page/path';
import type {Rule, SiteContext} from './rule';

const HEAVIEST_KB = 100;
const WIDEST = 1600;
/** What all images of a page may weigh together, in kB: whoever reads on pays for each. */
export const HEAVIEST_PAGE_KB = 200;
const IS_IMAGE = /\.(png|jpe?g|webp|gif|svg|avif)$/i;
const FOLDER = 'Upload it to the folder static/img and write its address like this: /img/name-of-the-file.jpg';

interface Problem {
  message: string;
  address?: string;
}

/** An image's width in pixels; undefined when a browser can't show the file. */
function widthOf(bytes: Uint8Array): number | undefined {
  try {
    return imageSize(bytes).width;
  } catch {
    return undefined;
  }
}

/** The file of an image, from the site's folder; undefined when it isn't among the site's own. */
function fileOf(url: string, page: Page): string | undefined {
  const folder = folderOf(page.source.file);
  const file = normalPath(url.startsWith('/') ? `static${url}` : `${folder}/${url}`);
  return file && (file.startsWith('static/') || file.startsWith(`${folder}/`)) ? file : undefined;
}

/** The image that was meant: perhaps written without its slash, or with the folder's name, or with a typo. */
function meantImage(url: string, files: ContentFiles): string | undefined {
  const wanted = `static/${url.replace(/^[./]*(static\/)?/, '')}`;
  const folder = folderOf(wanted);
  const images = files.list(folder).filter((file) => folderOf(file) === folder && IS_IMAGE.test(file));
  const name = nearest(
    wanted.slice(folder.length + 1),
    images.map((file) => file.slice(folder.length + 1)),
  );
  return name && `${folder.slice('static'.length)}/${name}`;
}

function checkWeight(file: string, url: string, files: ContentFiles): Problem | undefined {
  const bytes = files.bytes(file);
  const kilobytes = Math.round(bytes.length / 1000);
  const width = widthOf(bytes);
  if (width === undefined) return {message: `Save ${url} again as JPEG or PNG: browsers can’t show it.`};
  if (kilobytes <= HEAVIEST_KB && width <= WIDEST) return undefined;
  const message = `Make this image at most ${WIDEST} pixels wide and ${HEAVIEST_KB} kB, and upload it under the same name. It is ${width} pixels wide and has ${kilobytes} kB, too much for a phone.`;
  return {message};
}

export function checkImage(url: string, page: Page, files: ContentFiles): Problem | undefined {
  if (!url) return {message: `Write the image’s address. ${FOLDER}`};
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return {message: `Use an image of this site. ${FOLDER}`};
  // The build takes these for something else: a coded letter, a way to load the file, or code.
  if (/[%?#!]/.test(url))
    return {message: 'Rename the image: its address can’t have %, ?, # or !. Use small letters, digits and hyphens.'};
  const file = fileOf(url, page);
  if (!file) return {message: `Use an image of this site. ${FOLDER}`};
  if (!IS_IMAGE.test(url)) return {message: 'Use an image that ends in .jpg, .png, .webp or .svg.'};
  if (files.has(file)) return checkWeight(file, url, files);
  const message = `There is no image at ${url}. Upload it to static/img, or correct its name: capitals count.`;
  return {message, address: meantImage(url, files)};
}

function checkAddresses(page: Page, {files, report}: SiteContext): void {
  const seen = new Map<string, number>();
  let total = 0;
  for (const {kind, url, words, start, end, written} of addressesOf(page)) {
    if (kind !== 'image') continue;
    const problem = checkImage(url, page, files);
    const edits = problem?.address && written ? [{...written, text: problem.address}] : undefined;
    if (problem) report(page, {start, end, message: problem.message, edits});
    if (!words.trim()) {
      report(page, {
        start,
        end,
        message: 'In the square brackets, say what the image shows, for people who can’t see it.',
      });
    }
    const file = fileOf(url, page);
    if (!file || seen.has(file) || !files.has(file)) continue;
    seen.set(file, files.bytes(file).length / 1000);
    const before = total;
    total += seen.get(file) ?? 0;
    if (total <= HEAVIEST_PAGE_KB || before > HEAVIEST_PAGE_KB || problem) continue;
    const message = `Make the images of this page smaller, or delete some: with this one they have ${Math.round(total)} kB, and a page may have ${HEAVIEST_PAGE_KB} kB.`;
    report(page, {start, end, message});
  }
}

/** Images: that they are there, that they are no heavier than they need be, and that they are described. */
export const images: Rule = {
  id: 'images',
  help: 'pictures',
  site(context) {
    const {pages, files, report} = context;
    for (const page of pages) {
      checkAddresses(page, context);
      for (const {attribute, prop} of page.settings) {
        const value = literalOf(attribute);
        if (typeof value !== 'string' || !IS_IMAGE.test(value) || prop.tags.form === 'address') continue;
        const problem = checkImage(value, page, files);
        const place = valuePlace(attribute, page.source.text);
        const edits = problem?.address && place ? [{...place, text: `"${problem.address}"`}] : undefined;
        if (problem) report(page, {...placeOf(attribute), message: problem.message, edits});
      }
    }
  },
};
