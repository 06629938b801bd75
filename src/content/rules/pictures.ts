/** Pictures: that they are there, large enough for their place, and described. */
import {addressesOf} from '../page/addresses';
import {placeOf, valuePlace} from '../page/elements';
import type {Page} from '../page/page';
import {type PictureUse, picturesOf} from '../page/pictures';
import {usageProblem} from '../pictures/problems';
import {siteRule} from './rule';

/** Where a picture's address is written, with its quotation marks if it has any. */
function writtenPlace(use: PictureUse, page: Page) {
  if ('attribute' in use) return valuePlace(use.attribute, page.source.text);
  const {start} = placeOf(use.node);
  return addressesOf(page).find((one) => one.kind === 'image' && one.start === start)?.written;
}

function wordsMissing(use: PictureUse): string | undefined {
  if (use.words.trim() || use.place.mark) return undefined;
  return 'attribute' in use
    ? 'Add shows="…": say what the picture shows, for people who can’t see it.'
    : 'In the square brackets, say what the picture shows, for people who can’t see it.';
}

export const pictures = siteRule('pictures', 'pictures', 'error', ({page, site}, report) => {
  for (const use of picturesOf(page)) {
    const problem = usageProblem(use.address, use.place, page.source.file, site.files);
    const message = [problem?.message, wordsMissing(use)].filter(Boolean).join(' ');
    const place = problem?.address ? writtenPlace(use, page) : undefined;
    const text = 'attribute' in use ? `"${problem?.address}"` : `${problem?.address}`;
    const range = placeOf('attribute' in use ? use.attribute : use.node);
    if (message) report({...range, message, edits: place ? [{...place, text}] : undefined});
  }
});
