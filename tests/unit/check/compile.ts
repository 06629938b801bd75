/** Compiles a page with the site's own options, as the build does. */
import path from 'node:path';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import {readFrontMatter} from '../../../scripts/check/frontMatter';
import {createSource, readable} from '../../../scripts/check/source';
import staffMarks from '../../../src/plugins/staff';

export const siteDir = path.join(__dirname, '../../..');

const options = {
  siteDir,
  staticDirs: [path.join(siteDir, 'static')],
  admonitions: true,
  remarkPlugins: [[staffMarks, {staff: false}]],
  markdownConfig: {
    format: 'mdx',
    mermaid: false,
    emoji: true,
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
};

const processors = createProcessors({options: options as unknown as Parameters<typeof createProcessors>[0]['options']});

/** The page's program. Rejects when the build would. */
export async function compile(file: string, text: string): Promise<string> {
  const {values} = readFrontMatter(createSource(file, text));
  const {mdxProcessor} = await processors;
  const filePath = path.join(siteDir, file);
  const result = await mdxProcessor.process({
    content: readable(text),
    filePath,
    frontMatter: values,
    compilerName: 'client',
  });
  return result.content;
}
