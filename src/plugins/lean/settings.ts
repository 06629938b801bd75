import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that Docusaurus reads while it builds and no page reads afterwards. */
const FOR_THE_BUILD = [
  'plugins',
  'presets',
  'themes',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'staticDirectories',
  'storage',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'ssrTemplate',
  'i18n',
];
const FOR_DOCS = ['docs', 'blog', 'tableOfContents'];

const without = (record: object, keys: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** The site's settings as far as a page in a browser reads them: Docusaurus would send all of them to each visitor. */
export function visitorSettings(config: DocusaurusConfig, withoutPrism: boolean): object {
  const {experimental_router} = config.future;
  return {
    ...without(config, FOR_THE_BUILD),
    future: {experimental_router},
    themeConfig: without(config.themeConfig, [...FOR_DOCS, ...(withoutPrism ? ['prism'] : [])]),
  };
}
