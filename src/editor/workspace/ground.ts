/** What the workspace shows: what is published, or a proposal on top of it. */
import {isContent} from '../../content/site/folders';
import {Failure, type Files, type GitHub, isText} from '../github/api';
import {isOpen, isOurs} from './proposal';
import type {Session} from './session';
import type {Workspace} from './workspace';

const NOT_OURS =
  'This changes more than pages, facts and pictures. Ask a developer, or propose your changes by themselves.';

export class Ground {
  /** The commit whose files the workspace shows; without, those of the build. */
  shown?: string;

  constructor(
    private readonly session: Session,
    private readonly workspace: Workspace,
  ) {}

  /** The newest published commit. What was kept for somebody else who used this browser is forgotten. */
  async readNewest(github: GitHub): Promise<string> {
    const login = this.session.state.login ?? (await github.rest('GET /user', {})).login;
    if (github === this.session.github) {
      const {login: before} = this.session.state.kept;
      if (before && before !== login) this.session.forget();
      if (before !== login) this.session.keep({login});
      this.session.set({login});
    }
    return github.readHead(this.session.site.branch);
  }

  /** Makes files read as a commit has them; what differs from those in `bases` is made this person's change. */
  async showAt(github: GitHub, commit: string, bases?: Files): Promise<void> {
    if (commit === this.shown && !bases) return;
    const files = await github.readChanged(this.session.site.commit ?? commit, commit);
    // The build has no pictures and documents: those that are changed here are read even if they are the same there.
    const bytes = this.workspace.changes.map(({file}) => file).filter((file) => !isText(file));
    const content = new Set([...files.filter(isContent), ...bytes, ...Object.keys(bases ?? {})]);
    const newest = await github.readFiles(commit, [...content]);
    // Somebody has signed out meanwhile.
    if (github !== this.session.github) return;
    this.workspace.update(newest, bases);
    this.shown = commit;
  }

  /** Shows the proposal that is continued, or else the one that was sent, or else what is published. */
  async showGround(github: GitHub): Promise<void> {
    const newest = await this.readNewest(github);
    const {kept, proposals} = this.session.state;
    const proposal = proposals[kept.continued ?? kept.sent ?? 0];
    if (!proposal || !isOpen(proposal) || !isOurs(proposal)) return this.showAt(github, newest);
    const {sha} = proposal.pull.head;
    if (sha !== kept.joined && proposal.state !== 'sent') await this.showAt(github, sha);
  }

  /** Makes the way of files from one commit to another this person's change of a third, unless a choice comes first. */
  async adopt(github: GitHub, files: string[], from: string, to: string, ground: string): Promise<void> {
    if (!files.every(isContent)) throw new Failure(NOT_OURS);
    await this.showAt(github, to);
    if (this.workspace.hasConflict) return;
    await this.showAt(github, ground, await github.readFiles(from, files));
    this.session.keep({joined: to});
  }

  /** Shows the files of the build again. */
  reset(): void {
    this.shown = undefined;
    this.workspace.update({});
  }
}
