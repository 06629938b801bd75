/** What of the site's files the editor takes along: texts whole, and of everything else what the rules ask. */
import {imageSize} from 'image-size';
import type {ContentFiles} from '../../content';
import type {OtherFile, SiteData} from '../../editor/site';

const TEXTS = /^(pages|handbook)\/.*\.mdx?$|^records\/.*\.yml$/;
const FOLDERS = ['pages', 'handbook', 'records', 'static', 'pictures'];

function sizeOf(bytes: Uint8Array): Pick<OtherFile, 'width' | 'height'> {
  try {
    const {width, height, orientation = 1} = imageSize(bytes);
    return orientation >= 5 ? {width: height, height: width} : {width, height};
  } catch {
    return {}; // No image, or a damaged one: the rules say so.
  }
}

export function embed(files: ContentFiles): Pick<SiteData, 'texts' | 'others'> {
  const all = FOLDERS.flatMap((folder) => files.list(folder));
  const texts = all.filter((file) => TEXTS.test(file)).map((file) => [file, files.text(file)]);
  const others = all
    .filter((file) => !TEXTS.test(file))
    .map((file) => {
      const bytes = files.bytes(file);
      return {file, size: bytes.length, ...sizeOf(bytes)};
    });
  return {texts: Object.fromEntries(texts), others};
}
