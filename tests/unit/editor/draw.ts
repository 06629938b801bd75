/** Draws views of the editor without a browser, as they are at first: their text and their controls. */
import {type CheerioAPI, load as parseHtml} from 'cheerio';
import * as react from 'react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {EditorContext} from '../../../src/editor/ui/context';
import {addressFrom} from '../../../src/editor/ui/target';
import {type KeptProgress, NOTHING_KEPT} from '../../../src/editor/workspace/keptProgress';
import type {PublishingState} from '../../../src/editor/workspace/publishing';
import {Workspace} from '../../../src/editor/workspace/workspace';
import {bundled, DOCUSAURUS} from '../bundled';
import {SITE} from './fakes';

const STAND_INS: Record<string, object> = {
  ...DOCUSAURUS,
  // On a server React would ask for a second way to read the state.
  react: {...react, useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get()},
  '@docusaurus/router': {useLocation: () => ({search: ''})},
};

/** The views, and the contexts around each of them. */
type Library = typeof import('./ui/all');
type Views = Omit<Library, 'Editor' | 'Presses'>;

const standInFor = (name: string) => (name.endsWith('.css') ? {default: {}} : STAND_INS[name]);

const library = bundled<Library>(`${__dirname}/ui/all.ts`, standInFor);

/** The editor's state. By default, a person has signed in and changed nothing. */
export interface Scene {
  workspace?: Workspace;
  state?: Partial<Omit<PublishingState, 'kept'>> & {kept?: Partial<KeptProgress>};
}

/** Draws a view with these props. Dialogs are left out: they are closed at first. */
export function draw<View extends keyof Views>(
  view: View,
  props: react.ComponentProps<Views[View]> & object,
  {workspace = new Workspace({}), state}: Scene = {},
): CheerioAPI {
  const context = {
    site: {...SITE, shownOn: {}, repository: 'organisation/website', branch: 'main', canSave: false},
    workspace,
    publishing: {
      subscribe: () => () => undefined,
      state: {isSignedIn: true, proposals: {}, ...state, kept: {...NOTHING_KEPT, ...state?.kept}},
      waits: () => false,
    },
    pictureUrls: {},
    address: addressFrom('editor'),
  };
  const {Editor, Presses, ...views} = library;
  const drawn = createElement(views[view] as react.ComponentType<object>, props);
  const around = createElement(Editor.Provider, {value: context as unknown as EditorContext}, drawn);
  const html = parseHtml(renderToStaticMarkup(createElement(Presses, null, around)), null, false);
  html('* dialog').remove();
  return html;
}

/** The texts of elements, by default those of all buttons and links. */
export const textsOf = (html: CheerioAPI, selector = 'button, a'): string[] =>
  Array.from(html(selector), (element) => html(element).text());
