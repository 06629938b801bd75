/** What replaced parts of the theme say, without a build. The site is below a path here. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {type ComponentType, createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {loadRecords} from '../../../src/content/site/records';
import {publicRecords} from '../../../src/content/site/records/public';
import {files} from '../../site';
import {bundled, DOCUSAURUS} from '../bundled';

const records = publicRecords(loadRecords(files));
const visited = {pathname: ''};

const STAND_INS: Record<string, object> = {
  ...DOCUSAURUS,
  '@docusaurus/router': {useLocation: () => visited},
  '@docusaurus/theme-common': {useThemeConfig: () => ({navbar: {items: []}})},
  '@docusaurus/useBaseUrl': {default: (address: string) => `/site${address}`},
  '@docusaurus/useBrokenLinks': {default: () => ({collectAnchor: () => {}})},
  '@docusaurus/useGlobalData': {usePluginData: () => records},
};

/** A part of the theme, by its file. */
const part = <Props>(file: string): ComponentType<Props> =>
  bundled<{default: ComponentType<Props>}>(`src/theme/${file}`, (name) =>
    name.endsWith('.module.css') ? {default: {}} : STAND_INS[name],
  ).default;

const Footer = part('Footer/index.tsx');
for (const [pathname, isThere] of [
  ['/site/', true],
  ['/site/about', true],
  ['/site/contact', false],
  ['/site/contact/', false],
] as const) {
  test(`the footer of ${pathname} ${isThere ? 'says the business hours' : 'leaves the business hours to its page'}`, () => {
    visited.pathname = pathname;
    expect(renderToStaticMarkup(createElement(Footer)).includes('Business hours')).toBe(isThere);
  });
}

const Heading = part<{as: 'h1' | 'h2' | 'h3'; children: string}>('Heading.tsx');
const phrasesOf = (as: 'h1' | 'h2' | 'h3', children: string) =>
  Array.from(
    renderToStaticMarkup(createElement(Heading, {as, children})).matchAll(/<span class="phrase">([^<]*)<\/span>/g),
    ([, phrase]) => phrase,
  );

for (const [headline, phrases] of [
  ['Our story: how it began, and with whom', ['Our story: ', 'how it began, ', 'and with whom']],
  ['It began with students', ['It began ', 'with students']],
  ['A place for founders from Uganda', ['A place ', 'for founders ', 'from Uganda']],
  ['Six months without a salary', ['Six months ', 'without a salary']],
  ['Sign up today', []],
  ['Where we come from', []],
  ['With students', []],
  ['An insight', []],
] as const) {
  test(`the phrases of the headline “${headline}”`, () => {
    expect(phrasesOf('h1', headline)).toEqual(phrases);
    expect(phrasesOf('h2', headline)).toEqual(phrases);
    expect(phrasesOf('h3', headline)).toEqual([]);
  });
}
