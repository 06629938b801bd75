/** Pictures on a page exist, and have a description. */
import type {ContentFiles} from '../files';
import {HANDBOOK_PICTURES, isIn, ORIGINALS_FOLDER} from '../folders';
import {linksAndImagesOf} from '../page/linksAndImages';
import {pictureAt} from '../pictures';
import type {SiteRule} from './rule';

/** What is wrong with the address of a picture. */
function pictureAddressProblem(address: string, files: ContentFiles): string | undefined {
  if (!address.startsWith(`/${ORIGINALS_FOLDER}/`)) {
    return `Pictures are in the folder ${ORIGINALS_FOLDER}. Upload it there, and write /${ORIGINALS_FOLDER}/ and the file’s name, such as /${ORIGINALS_FOLDER}/market-day.jpg.`;
  }
  const file = pictureAt(address, files);
  if (!file) {
    return `There is no picture at ${address}. Upload it to the folder ${ORIGINALS_FOLDER}, or correct the name: capital letters count.`;
  }
  if (isIn(HANDBOOK_PICTURES, file)) {
    return 'This picture is one of the handbook’s examples. Use one of your own.';
  }
  return undefined;
}

export const pictures: SiteRule = {
  id: 'pictures',
  severity: 'error',
  check({page, site}, report) {
    for (const {kind, url, label, start, end} of linksAndImagesOf(page)) {
      if (kind !== 'image') continue;
      const problem = pictureAddressProblem(url, site.files);
      if (problem) report({start, end, message: problem});
      if (!label.trim()) report({start, end, message: 'Say what the picture shows, for people who can’t see it.'});
    }
  },
};
