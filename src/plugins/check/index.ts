/**
 * Holds what staff write against the rules of `npm run check` wherever the site is built, so that a page that breaks
 * them is refused with the same words, and before anything of it can run.
 *
 * A build stops before its first page. `npm start` goes on: the mistakes stand in the terminal and over the page in
 * the browser until they are mended, and a page that cannot be read, or holds a program, is left empty meanwhile.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readComponents} from '../../../scripts/check/components';
import {readFrontMatter} from '../../../scripts/check/frontMatter';
import {plainError, tell} from '../../../scripts/check/mistake';
import {checkSite, checkText} from '../../../scripts/check/site';
import {createSource, isHandbook, readable} from '../../../scripts/check/source';
import {readEnvironment} from '../../environment';
import {MistakesInTheBrowser} from './MistakesInTheBrowser';

const siteDir = process.cwd();
const fileOf = (filePath: string) => path.relative(siteDir, filePath).replaceAll(path.sep, '/');
/** The handbook teaches the token %name%, so it keeps it as it is written. */
export const keepsToken = (filePath: string) => isHandbook(fileOf(filePath));
const isBuild = () => readEnvironment().isBuild;

/**
 * The lines at the top of a page. Docusaurus' own reader runs the program in lines that begin with `---js`; this one
 * reads names and texts, and nothing else. A page with a mistake there has no such lines until it is mended.
 */
export async function parseFrontMatter({filePath, fileContent}: {filePath: string; fileContent: string}) {
  const source = createSource(fileOf(filePath), fileContent);
  const {values, end, mistakes} = readFrontMatter(source);
  return {frontMatter: mistakes.length > 0 ? {} : values, content: source.text.slice(end).trim()};
}

/** A page's text as the build may read it. */
export function preprocessor({filePath, fileContent}: {filePath: string; fileContent: string}): string {
  const page = checkText(fileOf(filePath), fileContent, readComponents(siteDir));
  const refused = page.stops || page.mistakes.some(({topic}) => topic === 'pages-are-not-programs');
  if (page.mistakes.length > 0 && isBuild()) throw plainError(tell(page.mistakes));
  return refused ? 'This page is shown again when its mistakes are mended.' : readable(fileContent);
}

export default function checkPlugin(context: LoadContext): Plugin {
  return {
    name: 'check',
    async loadContent() {
      const {mistakes} = isBuild() ? checkSite(context.siteDir) : {mistakes: []};
      if (mistakes.length === 0) return;
      // An error that is thrown here would be printed inside Docusaurus' own, with its way through the program.
      console.error(`The site is not built until this is mended:\n\n${tell(mistakes)}`);
      process.exit(1);
    },
    configureWebpack: () => (isBuild() ? {} : {plugins: [new MistakesInTheBrowser(context.siteDir)]}),
  };
}
