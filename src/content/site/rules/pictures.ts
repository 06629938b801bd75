/** Pictures: that they are there, large enough for their place, and described. */
import type {Edit} from '../../checker/diagnostic';
import {addressesOf} from '../../checker/page/addresses';
import {spanOf, valueSpan} from '../../checker/page/elements';
import type {Page} from '../../checker/page/page';
import {quoted} from '../../checker/page/writeSettings';
import type {Wording} from '../../checker/wording';
import {usageProblem} from '../pictures/problems';
import {type PictureUse, picturesOf} from '../pictures/uses';
import {siteRule} from './siteRule';

/** The edit that writes another address for a picture. */
function addressEdit(use: PictureUse, address: string, page: Page): Edit[] | undefined {
  if ('attribute' in use) {
    const value = valueSpan(use.attribute, page.source.text);
    return value && [{...value, text: quoted(address)}];
  }
  const {start} = spanOf(use.node);
  const written = addressesOf(page).find((one) => one.kind === 'image' && one.start === start)?.written;
  return written && [{...written, text: address}];
}

/** What to do about a picture that nothing describes. A partner's logo is described by the partner's name. */
function missingWords({words, placement, ...use}: PictureUse): Wording | undefined {
  if (words.trim() || placement.isLogo) return undefined;
  const where = 'attribute' in use ? 'Add alt="…":' : 'In the square brackets,';
  const what = 'what the picture shows, for people who can’t see it.';
  return {message: `${where} say ${what}`, messageInForm: `Say ${what}`};
}

export const pictures = siteRule({
  id: 'pictures',
  help: 'pictures',
  severity: 'error',
  check({page, site}, report) {
    for (const use of picturesOf(page)) {
      const problem = usageProblem(use.address, use.placement, page.source.file, site.files);
      const missing = missingWords(use);
      if (!problem && !missing) continue;
      const both = (words?: string) => [problem?.message, words].filter(Boolean).join(' ');
      report({
        ...spanOf('attribute' in use ? use.attribute : use.node),
        message: both(missing?.message),
        messageInForm: both(missing?.messageInForm),
        edits: problem?.meant ? addressEdit(use, problem.meant, page) : undefined,
      });
    }
  },
});
