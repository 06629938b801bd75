/** What can be wrong with a picture, in sentences: with the file itself, and with the place that asks for it. */
import type {ContentFiles} from '../files';
import {nearest} from '../nearest';
import {factsOf, MOST_BYTES, MOST_PIXELS} from './facts';
import type {PictureFacts, PictureFormat} from './format';
import {croppedWidth, type Place} from './places';

/** Where staff put pictures, and where those of the handbook lie. */
export const FOLDER = 'pictures';
const EXAMPLES = `${FOLDER}/examples/`;

/** What lies in the folder beside the pictures. */
const IS_NO_PICTURE = /(^|\/)(README\.md|\.gitkeep|\.DS_Store)$/;
/** A name that is the same on every computer and in every address. */
const TRAVELS = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/;
const ENDING = /\.(jpe?g|png|webp|avif)$/i;

export interface PictureProblem {
  message: string;
  /** What to write in place of the address, where there is one right answer. */
  address?: string;
}

/** The pictures of a site, without the handbook's. */
export const picturesOf = (files: ContentFiles): string[] =>
  files.list(FOLDER).filter((file) => !IS_NO_PICTURE.test(file) && !file.startsWith(EXAMPLES));

/** A name like the one given that will travel: `Market Day.JPG` becomes `market-day.jpg`. */
export function travellingName(name: string): string {
  const [, stem, ending] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const plain = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'picture'}${(ending ?? '').toLowerCase()}`;
}

const ADVICE: Record<Exclude<PictureFacts['format'], PictureFormat>, string> = {
  heic: 'is in Apple’s HEIC format, which browsers can’t show. On the iPhone, open Settings, Camera, Formats and choose Most Compatible, then take it again. For a picture you already have, choose Share, Options, Most Compatible in Photos, and upload that copy.',
  svg: 'is a drawing (SVG), which can hold a program. Export it as PNG.',
  gif: 'is a GIF. Save it as JPEG or PNG.',
  unknown: 'isn’t a picture, whatever its name says. Upload the picture itself, as JPEG or PNG.',
};

const number = (value: number) => value.toLocaleString('en');

/** What keeps a file from being used at all. */
function unusable({bytes, format, size, complete}: PictureFacts): string | undefined {
  if (bytes > MOST_BYTES) {
    return `is ${Math.ceil(bytes / 1e6)} MB. Pictures can be up to ${MOST_BYTES / 1e6} MB: save it smaller, or at a lower quality.`;
  }
  if (format === 'heic' || format === 'svg' || format === 'gif' || format === 'unknown') return ADVICE[format];
  if (!size || !complete) return 'is damaged: part of it is missing. Upload it again.';
  if (size.width * size.height > MOST_PIXELS) {
    return `is ${number(size.width)} × ${number(size.height)} pixels, more than a phone’s camera takes. Save it at most 10,000 pixels wide.`;
  }
  return undefined;
}

/** What is wrong with a file of the folder, whoever uses it. */
export function fileProblems(file: string, files: ContentFiles): string[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const facts = factsOf(files, file);
  const problem = unusable(facts);
  if (problem) return [`${name} ${problem}`];
  const {format, location} = facts;
  const found: string[] = [];
  if (!TRAVELS.test(name)) {
    const better = ENDING.test(name)
      ? travellingName(name)
      : `${travellingName(name)}.${format === 'jpeg' ? 'jpg' : format}`;
    found.push(
      `Picture names can only have small letters, digits and hyphens, or some computers won’t find them. Rename ${name} to ${better}, also where pages use it.`,
    );
  }
  if (location) {
    found.push(
      `${name} says where it was taken, and anyone who opens the repository can read that. Take the place out with npm run check -- --fix, or upload a copy that your phone shared without its location.`,
    );
  }
  return found;
}

/** The picture that was probably meant. */
function meantPicture(address: string, files: ContentFiles): string | undefined {
  const name = nearest(
    address.replace(/^.*[\\/]/, ''),
    picturesOf(files).map((file) => file.slice(file.lastIndexOf('/') + 1)),
  );
  const found = name && picturesOf(files).find((file) => file.endsWith(`/${name}`));
  return found && `/${found}`;
}

/** What is wrong with the address of a picture, and with the picture in this place. `page` is the file that uses it. */
export function usageProblem(
  address: string,
  place: Place,
  page: string,
  files: ContentFiles,
): PictureProblem | undefined {
  const file = address.slice(1);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) {
    return {
      message: `Pictures have to be on this site. Upload it to the folder ${FOLDER} and write its address here, such as /${FOLDER}/market-day.jpg.`,
    };
  }
  if (!address.startsWith(`/${FOLDER}/`) || /\.\.|[\\%?#!]/.test(address)) {
    const meant = meantPicture(address, files);
    return {message: `Pictures are in the folder ${FOLDER}. Write /${FOLDER}/ and the file’s name.`, address: meant};
  }
  if (!files.has(file) || IS_NO_PICTURE.test(file)) {
    const meant = meantPicture(address, files);
    const advice = meant
      ? 'Correct the name: capital letters count.'
      : `Upload it to the folder ${FOLDER}, or correct the name.`;
    return {message: `There is no picture at ${address}. ${advice}`, address: meant};
  }
  if (file.startsWith(EXAMPLES) && !page.startsWith('handbook/')) {
    return {message: 'This picture is one of the handbook’s examples. Use one of your own.'};
  }
  const {size} = factsOf(files, file);
  // What else is wrong with the file is said once, of the file.
  if (!size || croppedWidth(size, place) >= place.needs) return undefined;
  const shape = place.ratio
    ? `${size.width} × ${size.height} pixels, ${croppedWidth(size, place)} wide once it is cropped,`
    : `${size.width} pixels wide`;
  return {
    message: `This picture is too small here: it is ${shape} and has to be at least ${place.needs}. Use the original from the camera.`,
  };
}
