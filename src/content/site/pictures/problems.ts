/** What can be wrong with a picture, in sentences: with the file itself, and with the place that asks for it. */
import type {Diagnostic} from '../../checker/diagnostic';
import type {ContentFiles} from '../../checker/files';
import {nearest} from '../../checker/nearest';
import {
  isUsable,
  MOST_BYTES,
  MOST_PIXELS,
  type OtherFormat,
  type PictureFacts,
  type PictureFormat,
  readFacts,
} from '../../checker/pictureFacts';
import {fileDiagnostic} from '../../checker/source';
import {baseName, fileNameProblem, isOfKind, safeFileName} from '../fileNames';
import {HANDBOOK_PICTURES, isIn, ORIGINALS_FOLDER} from '../folders';
import {isHandbook} from '../pageFiles';
import {croppedWidth, type Placement} from './placements';

/** Files in the folder that aren't pictures. */
const IS_NO_PICTURE = /(^|\/)(README\.md|\.gitkeep|\.DS_Store)$/;

interface PictureProblem {
  message: string;
  /** What to write in place of the address, where there is one right answer. */
  meant?: string;
}

/** The pictures of a site, without the handbook's. */
export const pictureFiles = (files: ContentFiles): string[] =>
  files.list(ORIGINALS_FOLDER).filter((file) => !IS_NO_PICTURE.test(file) && !isIn(HANDBOOK_PICTURES, file));

/** What is said of pictures in other formats, as the rest of a sentence that begins with the file's name. */
const ADVICE: Record<OtherFormat, string> = {
  heic: 'is in Apple’s HEIC format, which browsers can’t show. On the iPhone, open Settings, Camera, Formats and choose Most Compatible, then take it again. For a picture you already have, choose Share, Options, Most Compatible in Photos, and upload that copy.',
  svg: 'is a drawing (SVG), which can hold a program. Export it as PNG.',
  gif: 'is a GIF. Save it as JPEG or PNG.',
  unknown: 'isn’t a picture, whatever its name says. Upload the picture itself, as JPEG or PNG.',
};

const number = (value: number) => value.toLocaleString('en');

/** What keeps a file from being used at all, as the rest of a sentence that begins with its name. */
export function unusable({bytes, format, size}: PictureFacts): string | undefined {
  if (bytes > MOST_BYTES) {
    return `is ${Math.ceil(bytes / 1e6)} MB. Pictures can be up to ${MOST_BYTES / 1e6} MB: save it smaller, or at a lower quality.`;
  }
  if (!isUsable(format)) return ADVICE[format];
  if (!size) return 'is damaged: part of it is missing. Upload it again.';
  if (size.width * size.height > MOST_PIXELS) {
    return `is ${number(size.width)} × ${number(size.height)} pixels, more than a phone’s camera takes. Save it at most 10,000 pixels wide.`;
  }
  return undefined;
}

/** How the name of a file of this format ends. */
const endingFor = (format: PictureFormat): string => (format === 'jpeg' ? 'jpg' : format);

/** What is wrong with the name of a picture. */
export function nameProblem(name: string, format: PictureFormat): string | undefined {
  const withEnding = isOfKind(name, 'picture') ? name : `${name}.${endingFor(format)}`;
  return fileNameProblem(name, safeFileName(withEnding, 'picture'));
}

/** The facts of one of the site's pictures. */
const factsOf = (files: ContentFiles, file: string): PictureFacts =>
  files.facts?.(file) ?? readFacts(files.bytes(file));

/** What is wrong with a picture's file, wherever it is used: a sentence for each fault. */
export function pictureFaults(file: string, files: ContentFiles): string[] {
  const name = baseName(file);
  const facts = factsOf(files, file);
  const {format, location} = facts;
  const fault = unusable(facts);
  if (fault) return [`${name} ${fault}`];
  const located = `${name} says where it was taken, and anyone who opens the repository can read that. Delete this file and add the picture in the editor, which removes the location, or upload a copy that your phone shared without it.`;
  const misnamed = isUsable(format) ? nameProblem(name, format) : undefined;
  return [...(misnamed ? [misnamed] : []), ...(location ? [located] : [])];
}

/**
 * Problems of the files in `pictures/`, and pictures that no page uses. `used` are the addresses that pages name;
 * undefined while a page that can't be read may name more.
 */
export function checkPictureFiles(files: ContentFiles, used?: ReadonlySet<string>): Diagnostic[] {
  const flag = (file: string, message: string, severity: Diagnostic['severity']) =>
    fileDiagnostic(file, 'picture-files', {message, severity, help: 'pictures'});
  return pictureFiles(files).flatMap((file) => {
    const diagnostics = pictureFaults(file, files).map((message) => flag(file, message, 'error'));
    const unused = used && !used.has(`/${file}`);
    return unused
      ? [...diagnostics, flag(file, 'No page uses this picture. Use it, or delete it.', 'warning')]
      : diagnostics;
  });
}

/** The address of the picture that was probably meant. */
function meantPicture(address: string, files: ContentFiles): string | undefined {
  const name = nearest(address.replace(/^.*[\\/]/, ''), pictureFiles(files).map(baseName));
  const file = name && pictureFiles(files).find((one) => one.endsWith(`/${name}`));
  return file && `/${file}`;
}

/** What is wrong with the address of a picture, and with the picture in this place. `page` is the file that uses it. */
export function usageProblem(
  address: string,
  placement: Placement,
  page: string,
  files: ContentFiles,
): PictureProblem | undefined {
  const file = address.slice(1);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) {
    return {
      message: `Pictures have to be on this site. Upload it to the folder ${ORIGINALS_FOLDER} and write its address here, such as /${ORIGINALS_FOLDER}/market-day.jpg.`,
    };
  }
  if (!address.startsWith(`/${ORIGINALS_FOLDER}/`) || /\.\.|[\\%?#!]/.test(address)) {
    const meant = meantPicture(address, files);
    return {
      message: `Pictures are in the folder ${ORIGINALS_FOLDER}. Write /${ORIGINALS_FOLDER}/ and the file’s name.`,
      meant,
    };
  }
  if (!files.has(file) || IS_NO_PICTURE.test(file)) {
    const meant = meantPicture(address, files);
    const advice = meant
      ? 'Correct the name: capital letters count.'
      : `Upload it to the folder ${ORIGINALS_FOLDER}, or correct the name.`;
    return {message: `There is no picture at ${address}. ${advice}`, meant};
  }
  if (isIn(HANDBOOK_PICTURES, file) && !isHandbook(page)) {
    return {message: 'This picture is one of the handbook’s examples. Use one of your own.'};
  }
  // `checkPictureFiles` reports once what is wrong with the file itself.
  const {size} = factsOf(files, file);
  const message = size && pictureSizeProblem(size, placement);
  return message ? {message} : undefined;
}

/** What is wrong with a picture of this size in a place. */
export function pictureSizeProblem(size: {width: number; height: number}, placement: Placement): string | undefined {
  const width = croppedWidth(size, placement);
  if (width >= placement.needs) return undefined;
  const shape = placement.ratio
    ? `${size.width} × ${size.height} pixels, ${width} wide once it is cropped,`
    : `${size.width} pixels wide`;
  return `This picture is too small here: it is ${shape} and has to be at least ${placement.needs}. Use the original from the camera.`;
}
