/** Pictures: that they are there, that they are no heavier than they need be, and that they are described. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {diskFiles} from '../../src/content/files.node';
import {usageProblem} from '../../src/content/pictures/problems';
import type {Mistake, Topic} from './mistake';
import {nearest} from './nearest';

const HEAVIEST_KB = 100;
const WIDEST = 1600;
/** What all pictures of a page may weigh together, in kB: who reads on pays for each. */
export const HEAVIEST_PAGE_KB = 200;
export const IS_PICTURE = /\.(png|jpe?g|webp|gif|svg|avif)$/i;

type Found = Pick<Mistake, 'message' | 'write'> & {topic: Topic};
const topic = 'pictures';

/** A picture's width in dots; undefined when the file is no picture. */
function widthOf(file: string): number | undefined {
  try {
    return imageSize(readFileSync(file)).width;
  } catch {
    return undefined;
  }
}

function weightMistake(file: string, url: string): Found | undefined {
  const kilobytes = Math.round(statSync(file).size / 1000);
  const width = widthOf(file);
  if (width === undefined)
    return {message: `${url} is not a picture that a browser can show. Save it again as JPEG or PNG.`, topic};
  if (kilobytes <= HEAVIEST_KB && width <= WIDEST) return undefined;
  return {
    message: `This picture is too heavy for a telephone: ${kilobytes} kB, ${width} dots wide. Make it at most ${WIDEST} dots wide and ${HEAVIEST_KB} kB heavy, as the handbook shows, and upload it anew under the same name.`,
    topic,
  };
}

const fileOf = (address: string, siteDir: string, folder: string) =>
  path.join(siteDir, address.startsWith('/pictures/') ? '' : address.startsWith('/') ? 'static' : folder, address);

/** What is wrong with a picture's address. `folder` is where the page's file stands. */
export function pictureMistake(url: string, siteDir: string, folder: string): Found | undefined {
  if (!url) return {message: 'This picture has no address.', write: '/img/name-of-the-file.jpg', topic};
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
    return {
      message: 'A picture must be one of this site: upload it to the folder static/img and write its address here.',
      write: '/img/name-of-the-file.jpg',
      topic,
    };
  }
  // The build takes these signs for something else: a coded letter, a way to load the file, or another program.
  if (/[%?#!]/.test(url)) {
    return {
      message:
        'The address of a picture has no %, ?, # or ! in it. Give the file a plain name: small letters, digits and hyphens.',
      write: '/img/name-of-the-file.jpg',
      topic,
    };
  }
  if (url.startsWith('/pictures/')) {
    const problem = usageProblem(url, {sizes: '', widths: [], needs: 0}, folder, diskFiles(siteDir));
    return problem && {message: problem.message, write: problem.address, topic};
  }
  const file = fileOf(url, siteDir, folder);
  const inside =
    file.startsWith(path.join(siteDir, 'static') + path.sep) || file.startsWith(path.join(siteDir, folder) + path.sep);
  if (!inside) {
    return {
      message: 'A picture stands in the folder static/img. Write its address like this.',
      write: '/img/name-of-the-file.jpg',
      topic,
    };
  }
  if (!IS_PICTURE.test(url)) return {message: 'A picture is a file that ends in .jpg, .png, .webp or .svg.', topic};
  if (existsSync(file)) return weightMistake(file, url);
  return {
    message: `There is no picture at ${url}. Upload it to the folder static/img, or mend its name: small and capital letters count.`,
    write: meantPicture(url, siteDir),
    topic,
  };
}

/** The picture with which those of a page become too heavy together; `above` are the addresses of those before it. */
export function togetherMistake(above: string[], url: string, siteDir: string, folder: string): Found | undefined {
  if (url.startsWith('/pictures/')) return undefined;
  const weigh = (urls: string[]) =>
    [...new Set(urls)]
      .map((one) => statSync(fileOf(one, siteDir, folder), {throwIfNoEntry: false})?.size ?? 0)
      .reduce((sum, size) => sum + size, 0) / 1000;
  const kilobytes = weigh([...above, url]);
  if (kilobytes <= HEAVIEST_PAGE_KB || weigh(above) > HEAVIEST_PAGE_KB) return undefined;
  return {
    message: `With this one, the pictures of this page weigh ${Math.round(kilobytes)} kB together, and visitors pay for each. Make some lighter or take some out: a page may have ${HEAVIEST_PAGE_KB} kB of them.`,
    topic,
  };
}

/** The picture that was meant: perhaps written without its slash, or with the folder's name, or with a slip. */
function meantPicture(url: string, siteDir: string): string | undefined {
  const inStatic = url.replace(/^[./]*(static\/)?/, '');
  const folder = path.join(siteDir, 'static', path.dirname(inStatic));
  if (!existsSync(folder)) return undefined;
  const pictures = readdirSync(folder).filter((name) => IS_PICTURE.test(name));
  const name = nearest(path.basename(inStatic), pictures);
  return name && path.posix.join('/', path.dirname(inStatic), name);
}
