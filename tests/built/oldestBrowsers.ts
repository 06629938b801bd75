/**
 * Which browsers must run the builds, and what they lack of the web by MDN's compatibility tables: the oldest supported
 * ones the pages (Chrome 87, Safari 14, Firefox 78), newer ones the staff's editor.
 */
import type {CompatStatement, SimpleSupportStatement} from '@mdn/browser-compat-data';
import {TESTS} from '../../scripts/sites.mjs';
import {readBuild} from '../../scripts/verify/built';
import {TOO_OLD} from '../../src/editor/ui/browserCheck';
import {build} from './builtSite';

export const OLDEST = {chrome: 87, firefox: 78, safari: 14};
export type Versions = typeof OLDEST;

/** The versions that the editor states: "Chrome or Edge 111, Firefox 115, Safari 16.4". */
export const STATED = Object.fromEntries(
  ['Chrome or Edge', 'Firefox', 'Safari'].map((name) => [
    name.split(' ')[0].toLowerCase(),
    Number(new RegExp(`${name} ([\\d.]*\\d)`).exec(TOO_OLD)?.[1]),
  ]),
) as Versions;

/** The oldest that have all that the editor asks for when it opens: whatever is older gets its sentence. */
export const LET_IN: Versions = {chrome: 103, firefox: 105, safari: 16.4};

export const staff = readBuild(TESTS.staff.dir, TESTS.staff.env);

/** Files of a build by the end of their names. */
export const filesOf = ({files}: typeof build, ending: `.${string}`): string[] =>
  [...files].filter((file) => file.endsWith(ending));

/** The contents of all `script` or `style` elements of the public pages, without duplicates. */
export function inline(tag: 'script' | 'style'): string[] {
  const texts = filesOf(build, '.html').flatMap((file) =>
    [...build.text(file).matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'))]
      .filter(([, attributes]) => !/json|speculationrules|src=/.test(attributes))
      .map(([, , text]) => text),
  );
  return [...new Set(texts)];
}

/** Those of the browsers that lack a feature. With `prefixed`, a prefixed version counts as the feature. */
export function lacking(feature: CompatStatement | undefined, versions: Versions, prefixed = false): string[] {
  if (!feature) return [];
  return (Object.keys(versions) as (keyof Versions)[]).filter((browser) => {
    const statements = [feature.support[browser] ?? []].flat() as SimpleSupportStatement[];
    return !statements.some(
      ({version_added: added, prefix, flags, alternative_name: other}) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= versions[browser] &&
        !flags &&
        !other &&
        (!prefix || prefixed),
    );
  });
}
