/** Compiles a page with the site's own plugins, and with Docusaurus' other options as the build has them. */
import path from 'node:path';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import {remarkPlugins} from '../../../src/build/mdx';
import {Pictures} from '../../../src/build/pictures';
import {readFrontMatter} from '../../../src/content/page/frontMatter';
import {createSource, normalize} from '../../../src/content/source';
import {readEnvironment} from '../../../src/environment';
import {folders, siteDir} from '../../site';

const optionsFor = (name: string) => ({
  siteDir,
  staticDirs: [path.join(siteDir, 'static')],
  admonitions: true,
  ...remarkPlugins({
    folders,
    name,
    isForStaff: false,
    environment: readEnvironment({CONTENT: 'tests/site'}),
    pictures: new Pictures(folders, '/'),
  }),
  markdownConfig: {
    format: 'mdx',
    mermaid: false,
    emoji: true,
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
});

type Options = Parameters<typeof createProcessors>[0]['options'];
const processors = new Map<string, ReturnType<typeof createProcessors>>();

/** The page's program, with a name for the organisation. Rejects when the build would. */
export async function compile(file: string, text: string, name = 'Jockeys'): Promise<string> {
  const made = processors.get(name) ?? createProcessors({options: optionsFor(name) as unknown as Options});
  processors.set(name, made);
  const {mdxProcessor} = await made;
  const result = await mdxProcessor.process({
    content: normalize(text),
    filePath: path.join(siteDir, file),
    frontMatter: readFrontMatter(createSource(file, text)).values,
    compilerName: 'client',
  });
  return result.content;
}
