/** Views of the editor as they are first drawn, without a browser: what they say and offer, and what can be pressed. */
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

/** The address that is open, behind the editor's own. */
const location = {search: ''};

const STAND_INS: Record<string, object> = {
  ...DOCUSAURUS,
  // On a server React would ask for a state of its own.
  react: {...react, useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get()},
  '@docusaurus/router': {useLocation: () => location},
};

/** The views, and what is around each of them, under the names that ui/all.ts gives them. */
type Library = typeof import('./ui/all');
type Views = Omit<Library, 'Editor' | 'Presses'>;

/** What a view is drawn with. */
export type PropsOf<View extends keyof Views> = react.ComponentProps<Views[View]> & object;

const standInFor = (name: string) => (name.endsWith('.css') ? {default: {}} : STAND_INS[name]);

const library = bundled<Library>(`${__dirname}/ui/all.ts`, standInFor);

/** What a view is drawn from: what is left out is as it is for somebody who has signed in and changed nothing. */
export interface Scene {
  workspace?: Workspace;
  state?: Partial<Omit<PublishingState, 'kept'>> & {kept?: Partial<KeptProgress>};
  /** The proposals that are published once their check is green. */
  waiting?: number[];
  site?: Partial<EditorContext['site']>;
  pictureUrls?: Record<string, string>;
  search?: string;
  /** Whether what dialogs say is wanted, too. */
  hasDialogs?: boolean;
}

/** Draws a view with these props. Dialogs in it, which aren't open, are left out unless they are asked for. */
export function draw<View extends keyof Views>(view: View, props: PropsOf<View>, scene: Scene = {}): CheerioAPI {
  const {
    workspace = new Workspace({}),
    state,
    waiting = [],
    site,
    pictureUrls = {},
    search = '',
    hasDialogs = false,
  } = scene;
  const subscribe = () => () => undefined;
  const context = {
    site: {titles: {}, shownOn: {}, repository: 'organisation/website', branch: 'main', canSave: false, ...site},
    workspace,
    publishing: {
      subscribe,
      state: {isSignedIn: true, proposals: {}, ...state, kept: {...NOTHING_KEPT, ...state?.kept}},
      waits: ({pull}: {pull: {number: number}}) => waiting.includes(pull.number),
    },
    pictureUrls,
    address: addressFrom('editor'),
  };
  location.search = search;
  const {Editor, Presses, ...views} = library;
  const drawn = createElement(views[view] as react.ComponentType<object>, props);
  const around = createElement(Editor.Provider, {value: context as unknown as EditorContext}, drawn);
  const html = parseHtml(renderToStaticMarkup(createElement(Presses, null, around)), null, false);
  if (!hasDialogs) html('* dialog').remove();
  return html;
}

/** What is offered, in its order: the words of each button, and of each link that is one's next step. */
export const offers = (html: CheerioAPI, selector = 'button, a'): string[] =>
  Array.from(html(selector), (one) => html(one).text());

/** What the bar offers, but for the ways to the lists of proposals and to #12. */
export const inBar = (scene: Scene): string[] =>
  offers(draw('Bar', {}, scene)).filter((words) => !/^(#12|Proposals)$/.test(words));
