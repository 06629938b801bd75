/** Shows components on a page that nobody has written: drawn without a build, with the sheets of the staff's. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Page} from 'playwright/test';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {addressOf, TESTS} from '../../../../scripts/sites.mjs';
import {shortNames} from '../../../../src/build/slim';
import type {SilkName} from '../../../../src/components/Silk/silks';
import {siteDir} from '../../../site';
import {element, withComponents} from '../../../unit/components/render';

const nameOf = shortNames();

export const library = withComponents<typeof import('./library')>(require.resolve('./library'), (sheet, name) =>
  nameOf(path.join(siteDir, sheet), name),
);

/** Any page of the staff's build, in whose place these are shown. Its sheet has the rules of all components. */
const FRAME = path.join(TESTS.staff.dir, 'our-team.html');
const SHEETS = path.join(TESTS.staff.dir, 'assets/css');

function readStyles(): string {
  const sheets = readdirSync(SHEETS).map((file) => readFileSync(path.join(SHEETS, file), 'utf8'));
  return `<style>${sheets.join('\n')}</style>`;
}

/** The parts of a page as it has them around them, in its silk. Pictures haven't come: their words are in their place. */
function drawPage(silk: SilkName, parts: ReactNode): string {
  const {frame, pages, PageSilk, Stripes, stripedPage, Surroundings} = library;
  const classes = [frame.main, pages[silk], stripedPage(silk)].filter(Boolean).join(' ');
  const inPage = createElement(Surroundings.Provider, {value: 'page'}, parts);
  const article = createElement(
    PageSilk.Provider,
    {value: silk},
    createElement('article', {role: 'none', className: classes}, inPage, element(Stripes, {})),
  );
  const $ = load(renderToStaticMarkup(article), null, false);
  $('picture > source').remove();
  $('img').replaceWith((_, image) =>
    $('<span></span>')
      .attr('class', $(image).attr('class'))
      .text($(image).attr('alt') ?? ''),
  );
  return $.html();
}

/** Opens a page that has these parts, in a silk and a theme. */
export async function show(
  page: Page,
  parts: ReactNode,
  {silk = 'plain', theme = 'light'}: {silk?: SilkName; theme?: 'light' | 'dark'} = {},
): Promise<void> {
  const $ = load(readFileSync(FRAME, 'utf8'));
  $('script, style, link[rel=preload], meta[http-equiv]').remove();
  $('head').append(readStyles());
  $('html').attr('data-theme', theme);
  $('main').html(drawPage(silk, parts));
  const address = `${addressOf(TESTS.staff)}combinations`;
  await page.route(address, (route) => route.fulfill({contentType: 'text/html', body: $.html()}));
  await page.goto(address);
  await page.unroute(address);
}
