import type {DocusaurusConfig} from '@docusaurus/types';
import type {Step} from './steps';

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

const without = (record: object, keys: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));

/** The site's settings as far as a page in a browser reads them: Docusaurus would send all of them to each visitor. */
export function visitorSettings(config: DocusaurusConfig, steps: ReadonlySet<Step>): object {
  const {experimental_router} = config.future;
  const unread = [
    'blog',
    'tableOfContents',
    ...(steps.has('prism') ? ['prism'] : []),
    ...(steps.has('providers') ? ['docs'] : []), // Docusaurus' own providers ask how a version of the docs is kept.
  ];
  return {
    ...without(config, FOR_THE_BUILD),
    future: {experimental_router},
    themeConfig: without(config.themeConfig, unread),
  };
}
