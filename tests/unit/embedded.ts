/** What the staff's build embeds for the editor of a copy of the tests' site. */
import type {LoadContext} from '@docusaurus/types';
import editorPlugin from '../../src/build/editor';
import {readEnvironment} from '../../src/environment';

/** Makes the build's plugin for a site, and resolves to it and to the data that it writes for the editor. */
export async function embedSite(siteDir: string) {
  const plugin = editorPlugin({siteDir, baseUrl: '/'} as LoadContext, readEnvironment({}));
  const data = new Map<string, string>();
  const createData = async (name: string, content: string) => {
    data.set(name, content);
    return name;
  };
  await plugin.contentLoaded?.({content: null, actions: {createData, addRoute: () => {}}} as never);
  return {plugin, site: data.get('site.json') ?? ''};
}
