/** Pictures: that they are there, large enough for their place, and described. */
import {addressesOf} from '../../checker/page/addresses';
import {placeOf, type Span, valuePlace} from '../../checker/page/elements';
import type {Page} from '../../checker/page/page';
import {usageProblem} from '../pictures/problems';
import {type PictureUse, picturesOf} from '../pictures/uses';
import {siteRule} from './rule';

/** Where the address of a picture is written, and the quotation marks that belong around it there. */
function writtenIn(use: PictureUse, page: Page): {place?: Span; quotes: string} {
  if ('attribute' in use) return {place: valuePlace(use.attribute, page.source.text), quotes: '"'};
  const {start} = placeOf(use.node);
  return {place: addressesOf(page).find((one) => one.kind === 'image' && one.start === start)?.written, quotes: ''};
}

/** What to do about a picture that nothing describes. A partner's mark is described by the partner's name. */
function missingWords({words, place, ...use}: PictureUse): string | undefined {
  if (words.trim() || place.mark) return undefined;
  const where = 'attribute' in use ? 'Add alt="…":' : 'In the square brackets,';
  return `${where} say what the picture shows, for people who can’t see it.`;
}

export const pictures = siteRule('pictures', 'pictures', 'error', ({page, site}, report) => {
  for (const use of picturesOf(page)) {
    const problem = usageProblem(use.address, use.place, page.source.file, site.files);
    const message = [problem?.message, missingWords(use)].filter(Boolean).join(' ');
    if (!message) continue;
    const {place, quotes} = writtenIn(use, page);
    const edits = problem?.address && place ? [{...place, text: quotes + problem.address + quotes}] : undefined;
    report({...placeOf('attribute' in use ? use.attribute : use.node), message, edits});
  }
});
