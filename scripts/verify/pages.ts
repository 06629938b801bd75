/** What every public page must have, which controls they must not have, and what they may weigh. */
import {BUDGETS, bytesOf, kilobytes} from '../bytes';
import {type Build, type BuiltPage, everyPage} from './built';
import {error, type Problem, warning} from './report';

/** The buttons that work on public pages, and those without an address, which do nothing. */
const WORKING = '.navbar__toggle, .navbar-sidebar__close, [data-theme-switch], [data-idle]';

/** Disabled inputs are Markdown's task lists. */
const CONTROLS = `button:not(${WORKING}), input:not([disabled]), select, textarea`;

/** What search engines and people who share a link need of a page. */
function checkMetadata({$, address}: BuiltPage): Problem[] {
  const faults = [
    !$('title').text() && 'The page has no title.',
    !$('meta[name=description]').attr('content') && 'The page has no description.',
    $('meta[name=robots]').length > 0 && 'The page has a robots meta tag, which may hide it from search.',
  ];
  return faults.flatMap((fault) => (fault ? [error(fault, address)] : []));
}

const checkControls = ({$, address}: BuiltPage): Problem[] =>
  $(CONTROLS)
    .toArray()
    .map((one) => error(`Nothing makes this control work on public pages: ${$(one).clone().empty()}.`, address));

/** A page with so much text that visitors on a slow line wait for it. */
function checkBytes(page: BuiltPage, build: Build): Problem[] {
  const bytes = bytesOf(page, build);
  const part = (['html', 'usable'] as const).find((one) => bytes[one] > BUDGETS[one]);
  if (!part) return [];
  const what = {html: 'Its HTML', usable: 'What it needs before it is usable'}[part];
  const sizes = `${kilobytes(bytes[part])} kB, and the budget is ${kilobytes(BUDGETS[part])} kB`;
  return [warning(`The page is heavy. ${what} is ${sizes}. Shorten it, or make two pages of it.`, page.address)];
}

export const checkPages = (build: Build): Problem[] => [
  ...build.pages.flatMap(checkMetadata),
  ...everyPage(build).flatMap((page) => [...checkControls(page), ...checkBytes(page, build)]),
];
