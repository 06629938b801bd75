/** What helps people who can't see a page to find their way in it: language, landmarks, headings, descriptions. */
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem, TELL, warning} from './problem';

/** Headings that staff may write, and that leave a page without order. */
function checkHeadings({$, address}: BuiltPage): Problem[] {
  const headings = $('main :is(h1, h2, h3, h4, h5, h6)').toArray();
  const headlines = headings.filter(({name}) => name === 'h1').length;
  if (headlines !== 1) {
    const message = `The page has ${headlines === 0 ? 'no headline' : `${headlines} headlines`}. Write one, with a single #, and the other headings with ## or ###.`;
    return [warning(message, address)];
  }
  const level = (index: number) => (index < 0 ? 0 : Number(headings[index].name[1]));
  return headings.flatMap((heading, index) => {
    const most = level(index - 1) + 1;
    if (level(index) <= most) return [];
    const words = $(heading).text().trim().replace(/\s+/g, ' ');
    const message = `The heading "${words}" is one or more levels too deep: write it with ${'#'.repeat(most)}. People who can’t see the page go through it level by level.`;
    return [warning(message, address)];
  });
}

/** What every page has exactly once. */
const ONCE: Record<string, string> = {
  main: 'main part',
  'nav[aria-label="Main"]': 'bar with links',
  'body footer:not(main footer)': 'foot',
  title: 'title',
};

/** What no page may have. */
const NOWHERE: Record<string, string> = {
  'form, select, textarea, input:not(main li > input[type=checkbox][disabled]), iframe, object, embed':
    'a form, or a frame for somebody else’s page',
  'main img:not([alt]), main img[alt=""]': 'an image without words for people who can’t see it',
  'main svg:not([aria-hidden=true])': 'a drawing that screen readers stumble over',
  'main :is(ul, ol)[class]:not([role=list])': 'a list that Safari doesn’t read as one',
  'button:not([type=button])': 'a button of another type than "button"',
  'main a[role=button]': 'a link that calls itself a button',
};

export const landmarks = (build: Build): Problem[] =>
  everyPage(build).flatMap((page) => {
    const {$, address} = page;
    const counts = Object.entries(ONCE).filter(([selector]) => $(selector).length !== 1);
    const strays = Object.entries(NOWHERE).filter(([selector]) => $(selector).length > 0);
    const faults = [
      ...($('html').attr('lang') === 'en' ? [] : ['The page doesn’t say that it is in English.']),
      ...counts.map(([selector, what]) => `The page should have one ${what}, and has ${$(selector).length || 'none'}.`),
      ...strays.map(([, what]) => `The page has ${what}.`),
    ];
    return [...faults.map((fault) => error(`${fault} ${TELL}`, address)), ...checkHeadings(page)];
  });
