/** Views of the editor as they are first drawn, without a browser: what they say and offer, and what can be pressed. */
import {type CheerioAPI, load as parseHtml} from 'cheerio';
import {buildSync} from 'esbuild';
import * as react from 'react';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {EditorContext} from '../../../src/editor/ui/context';
import {addressFrom} from '../../../src/editor/ui/target';
import {type KeptProgress, NOTHING_KEPT} from '../../../src/editor/workspace/keptProgress';
import type {PublishingState} from '../../../src/editor/workspace/publishing';
import {Workspace} from '../../../src/editor/workspace/workspace';
import {siteDir} from '../../site';

/** The address that is open, behind the editor's own. */
const location = {search: ''};

const STAND_INS: Record<string, object> = {
  // On a server React would ask for a state of its own.
  react: {...react, useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get()},
  '@docusaurus/Link': {default: ({to, ...others}: {to: string}) => createElement('a', {href: to, ...others})},
  '@docusaurus/router': {useLocation: () => location},
  '@docusaurus/useBaseUrl': {default: (address: string) => address},
};

/** Each view, and how it is exported from the editor's folder of views. */
const VIEWS: Record<keyof Views, string> = {
  Bar: "{default as Bar} from './bar/Bar'",
  Conflict: "{default as Conflict} from './bar/Conflict'",
  Field: "{default as Field} from './forms/Field'",
  FileHeader: "{default as FileHeader} from './file/FileHeader'",
  FormNodes: "{NodeOfForm as FormNodes} from './forms/FormNodes'",
  LoadedProposal: "{LoadedProposal} from './proposals/ProposalView'",
  Overview: "{default as Overview} from './Overview'",
  PartActions: "{PartActions} from './shared/PartActions'",
  Problems: "{default as Problems} from './file/Problems'",
  ProposalActions: "{default as ProposalActions} from './proposals/ProposalActions'",
  ProposalChanges: "{default as ProposalChanges} from './proposals/ProposalChanges'",
  ProposalLists: "{default as ProposalLists} from './proposals/ProposalLists'",
  SignIn: "{default as SignIn} from './bar/SignIn'",
};

/** The same as types, so that a test can't leave out what a view needs. */
interface Views {
  Bar: typeof import('../../../src/editor/ui/bar/Bar').default;
  Conflict: typeof import('../../../src/editor/ui/bar/Conflict').default;
  Field: typeof import('../../../src/editor/ui/forms/Field').default;
  FileHeader: typeof import('../../../src/editor/ui/file/FileHeader').default;
  FormNodes: typeof import('../../../src/editor/ui/forms/FormNodes').NodeOfForm;
  LoadedProposal: typeof import('../../../src/editor/ui/proposals/ProposalView').LoadedProposal;
  Overview: typeof import('../../../src/editor/ui/Overview').default;
  PartActions: typeof import('../../../src/editor/ui/shared/PartActions').PartActions;
  Problems: typeof import('../../../src/editor/ui/file/Problems').default;
  ProposalActions: typeof import('../../../src/editor/ui/proposals/ProposalActions').default;
  ProposalChanges: typeof import('../../../src/editor/ui/proposals/ProposalChanges').default;
  ProposalLists: typeof import('../../../src/editor/ui/proposals/ProposalLists').default;
  SignIn: typeof import('../../../src/editor/ui/bar/SignIn').default;
}

/** What a view is drawn with. */
export type PropsOf<View extends keyof Views> = react.ComponentProps<Views[View]> & object;

interface Library extends Record<keyof Views, react.ComponentType<object>> {
  Editor: react.Context<unknown>;
  Presses: react.ComponentType<{children: ReactNode}>;
}

function loadViews(): Library {
  const exported = Object.values(VIEWS).map((view) => `export ${view};`);
  const contents = [...exported, "export {Editor} from './context';", "export {Presses} from './shared/press';"].join(
    '\n',
  );
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: `${siteDir}/src/editor/ui`, loader: 'tsx'},
    bundle: true,
    write: false,
    format: 'cjs',
    jsx: 'automatic',
    alias: {'@site': siteDir},
    external: ['@docusaurus/*', 'react', 'react/*', '*.css'],
  });
  const library = {exports: {}};
  const requireFor = (name: string): unknown => {
    const standIn = name.endsWith('.css') ? {default: {}} : STAND_INS[name];
    return standIn ? {__esModule: true, ...standIn} : require(name);
  };
  new Function('module', 'require', outputFiles[0].text)(library, requireFor);
  return library.exports as Library;
}

const library = loadViews();

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
  const drawn = createElement(library[view], props);
  const around = createElement(library.Editor.Provider, {value: context}, drawn);
  const html = parseHtml(renderToStaticMarkup(createElement(library.Presses, null, around)), null, false);
  if (!hasDialogs) html('* dialog').remove();
  return html;
}

/** What is offered, in its order: the words of each button, and of each link that is one's next step. */
export const offers = (html: CheerioAPI, selector = 'button, a'): string[] =>
  Array.from(html(selector), (one) => html(one).text());

/** What the bar offers, but for the ways to the lists of proposals and to #12. */
export const inBar = (scene: Scene): string[] =>
  offers(draw('Bar', {}, scene)).filter((words) => !/^(#12|Proposals)$/.test(words));
