/**
 * Runs the content rules during the build and rejects any page that breaks them, before any of it can run.
 *
 * A build stops before its first page. `npm start` continues and shows the problems in the terminal and over the page in
 * the browser. A page that can't be parsed, or contains code, is empty until it is fixed.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {
  checkPage,
  createSource,
  fillName,
  fillNames,
  formatAll,
  hasErrors,
  isUnsafe,
  normalize,
  plainError,
  readFrontMatter,
} from '../../content';
import {readComponents} from '../../content/components/read.node';
import {checkSiteIn} from '../../content/site.node';
import {readEnvironment} from '../../environment';
import {fileOf, keepsToken, siteDir} from './files';
import {ProblemsOverlay} from './ProblemsOverlay';
import {wordsOnly} from './wordsOnly';

interface RawPage {
  filePath: string;
  fileContent: string;
}

/**
 * Reads the lines at the top of a page. Docusaurus' own parser runs the code after `---js`; this one reads only text. A
 * page with a problem there has no such lines until it is fixed.
 */
export const frontMatterParser =
  (name: string) =>
  async ({filePath, fileContent}: RawPage) => {
    const source = createSource(fileOf(filePath), fileContent);
    const {values, end} = readFrontMatter(source);
    const frontMatter = fillName(values, name);
    return {frontMatter, content: source.text.slice(end).trim()};
  };

/** A page's text, if the build may read it. */
export function preprocessor({filePath, fileContent}: RawPage): string {
  const page = checkPage(fileOf(filePath), fileContent, readComponents(siteDir));
  if (hasErrors(page.diagnostics) && readEnvironment().isBuild) throw plainError(formatAll(page.diagnostics));
  return isUnsafe(page) ? 'This page is shown again when its problems are fixed.' : normalize(fileContent);
}

/** Remark plugin that puts the organisation's name in place of %name%. */
export function remarkNames({name}: {name: string}) {
  return (tree: Root, {path}: {path: string}) => {
    if (!keepsToken(path)) fillNames(tree, (text) => fillName(text, name));
  };
}

export default function contentPlugin(context: LoadContext): Plugin {
  const {isBuild} = readEnvironment();
  return {
    name: 'content',
    async loadContent() {
      const {diagnostics} = isBuild ? checkSiteIn(context.siteDir) : {diagnostics: []};
      if (diagnostics.length > 0 && !hasErrors(diagnostics)) console.warn(formatAll(diagnostics));
      if (!hasErrors(diagnostics)) return;
      wordsOnly(() => {
        throw plainError(`Fix these problems to build the site:\n\n${formatAll(diagnostics)}`);
      });
    },
    // Docusaurus shows errors over the page and leaves warnings to the terminal. Here they are shown, in their own color.
    configureWebpack: () =>
      isBuild
        ? {}
        : {plugins: [new ProblemsOverlay(context.siteDir)], devServer: {client: {overlay: {warnings: true}}}},
  };
}
