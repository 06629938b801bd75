/** Examples of what the editor's views are drawn from. */
import type {Content} from '../../../src/editor/contents';
import type {ChangedFile, ReadProposal} from '../../../src/editor/ui/proposals/readProposal';
import type {Drafts} from '../../../src/editor/workspace/drafts';
import type {Proposal, Reason, State} from '../../../src/editor/workspace/proposal';
import {Workspace} from '../../../src/editor/workspace/workspace';

export const ABOUT = 'pages/about.mdx';
export const CONTACT = 'pages/contact.mdx';
export const PHOTOGRAPH = 'pictures/new.png';

export const SITE = {titles: {[ABOUT]: 'About', 'pages/index.mdx': 'Home'}};

/** A browser's storage that accepts everything. */
export const keepingDrafts = (): Drafts => ({read: async () => ({}), write: async () => undefined});

/** A workspace with changes. Without `drafts`, the browser can't keep them. */
export function changed(files: Record<string, Content>, drafts?: Drafts): Workspace {
  const workspace = new Workspace({[ABOUT]: 'One.\nTwo.\nThree.\n'}, drafts);
  workspace.apply({label: 'Change', files});
  return workspace;
}

/** Grace's proposal #12, in a state. */
export function proposal(state: State, reason?: Reason, commit = 'a'): Proposal {
  const repo = {full_name: reason === 'fork' ? 'moses/website' : 'organisation/website'};
  const pull: Proposal['pull'] = {
    number: 12,
    title: 'Change About',
    state: 'open',
    html_url: 'https://github.com/12',
    created_at: '2026-11-02T06:00:00Z',
    merged_at: null,
    merge_commit_sha: null,
    mergeable_state: 'clean',
    user: {login: 'grace'},
    head: {ref: 'edit/grace', sha: commit, repo},
    base: {ref: 'main', sha: 'b', repo: {full_name: 'organisation/website'}},
  };
  return {pull, state, reason, report: 'https://github.com/why', files: [reason === 'code' ? 'src/a.ts' : ABOUT]};
}

/** The content of a proposal that changes a sentence of About. */
export function readProposal(others: Partial<ReadProposal> = {}, file: Partial<ChangedFile> = {}): ReadProposal {
  const about = {file: ABOUT, isDeleted: false, places: [], sentences: [{before: 'Old.', after: 'New.'}], ...file};
  return {head: 'a', changed: [about], others: [], titles: {}, pages: {}, pictures: {}, problems: [], ...others};
}
