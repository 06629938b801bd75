/** What views of the editor are drawn from: each with what it always has, and whatever a test says of it. */
import type {FieldFormat, FormField} from '../../../src/content/checker/records/form';
import type {Content} from '../../../src/editor/contents';
import type {FileCheck, ShownProblem} from '../../../src/editor/engine/answers';
import type {FormState} from '../../../src/editor/ui/forms/useForm';
import type {ChangedFile, ReadProposal} from '../../../src/editor/ui/proposals/readProposal';
import type {Check} from '../../../src/editor/ui/shared/useCheck';
import type {Drafts} from '../../../src/editor/workspace/drafts';
import type {Proposal, Reason, State} from '../../../src/editor/workspace/proposal';
import {Workspace} from '../../../src/editor/workspace/workspace';
import {ABOUT} from './files';

export const BUILT_TEXTS = {[ABOUT]: 'One.\nTwo.\nThree.\n'};
export const SITE = {titles: {[ABOUT]: 'About', 'pages/index.mdx': 'Home'}};

/** A store that keeps whatever it gets. */
export const keepingDrafts = (): Drafts => ({read: async () => ({}), write: async () => undefined});

/** A workspace with these changes; without `drafts`, in a browser that can't keep them. */
export function changed(files: Record<string, Content>, drafts?: Drafts): Workspace {
  const workspace = new Workspace(BUILT_TEXTS, drafts);
  workspace.apply({label: 'Change', files});
  return workspace;
}

/** A proposal of Grace's, #12, in a state. */
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

/** What was read of a proposal that changes a sentence of About. */
export function readProposal(others: Partial<ReadProposal> = {}, file: Partial<ChangedFile> = {}): ReadProposal {
  const about = {file: ABOUT, isDeleted: false, places: [], sentences: [{before: 'Old.', after: 'New.'}], ...file};
  return {head: 'a', changed: [about], others: [], titles: {}, pages: {}, pictures: {}, problems: [], ...others};
}

/** An error on the third line of About. */
export const problem = (others: Partial<ShownProblem> = {}): ShownProblem => ({
  rule: 'settings',
  file: ABOUT,
  severity: 'error',
  message: 'One.',
  line: 3,
  start: 5,
  end: 9,
  key: 'a',
  isFatal: false,
  ...others,
});

/** The check of a file. */
export function check({ownProblems = [], otherProblems = []}: Partial<Check> = {}, others: Partial<FileCheck> = {}) {
  const checked = {title: 'About', text: '', problems: [], parts: [], toConfirm: [], offset: 0, ...others};
  return {checked, ownProblems, otherProblems} satisfies Check;
}

/** What a view calls once something is pressed. Nothing is. */
export const notPressed = (): void => undefined;

/** What a view knows of a dialog that it can open. */
export const DIALOG = {ref: {current: null}, show: notPressed, onClose: notPressed};

/** The state of a record's form, or of the form of a part of a page. */
export const formState = (file: string, others: Partial<FormState> = {}): FormState => ({
  file,
  check: check(),
  start: undefined,
  isRecord: true,
  nodes: undefined,
  root: {current: null},
  focusedKey: undefined,
  apply: async () => undefined,
  ...others,
});

/** A field of a form. */
export const field = (format: FieldFormat, others: Partial<FormField> = {}): FormField => ({
  kind: 'field',
  title: 'A field',
  hint: 'What it is.',
  format,
  path: [0, 'a'],
  value: undefined,
  isOptional: false,
  start: 0,
  end: 0,
  ...others,
});
