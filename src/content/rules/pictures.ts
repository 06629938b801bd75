import type {Edit} from '../diagnostic';
import {addressesOf} from '../page/addresses';
import {placeOf, valuePlace} from '../page/elements';
import type {Page} from '../page/page';
import {type PictureUse, picturesOf} from '../page/pictures';
import {usageProblem} from '../pictures/problems';
import type {Rule, SiteContext} from './rule';

/** Where a picture's address is written, with its quotation marks if it has any. */
function writtenPlace(use: PictureUse, page: Page) {
  if ('attribute' in use) return valuePlace(use.attribute, page.source.text);
  const {start} = placeOf(use.node);
  return addressesOf(page).find((one) => one.kind === 'image' && one.start === start)?.written;
}

const range = (use: PictureUse) => placeOf('attribute' in use ? use.attribute : use.node);

function edits(use: PictureUse, page: Page, address: string | undefined): Edit[] | undefined {
  const place = address && writtenPlace(use, page);
  return place ? [{...place, text: 'attribute' in use ? `"${address}"` : String(address)}] : undefined;
}

function wordsMissing(use: PictureUse): string | undefined {
  if (use.words.trim() || use.place.mark) return undefined;
  return 'attribute' in use
    ? 'Add shows="…": say what the picture shows, for people who can’t see it.'
    : 'In the square brackets, say what the picture shows, for people who can’t see it.';
}

function checkPictures(page: Page, {files, report}: SiteContext): void {
  for (const use of picturesOf(page)) {
    const problem = usageProblem(use.address, use.place, page.source.file, files);
    const missing = wordsMissing(use);
    const message = [problem?.message, missing].filter(Boolean).join(' ');
    if (message) report(page, {...range(use), message, edits: edits(use, page, problem?.address)});
  }
}

/** Pictures: that they are there, large enough for their place, and described. */
export const pictures: Rule = {
  id: 'pictures',
  help: 'pictures',
  site(context) {
    for (const page of context.pages) checkPictures(page, context);
  },
};
