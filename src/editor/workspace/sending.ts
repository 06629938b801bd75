/** Sends what is changed: as a proposal of its own, or as more of the one that is continued. */
import {Failure, type GitHub} from '../github/api';
import type {Following} from './following';
import type {Ground} from './ground';
import {isOpen} from './proposal';
import type {Session} from './session';
import type {Workspace} from './workspace';

const NO_COMMIT =
  'This editor doesn’t know which version of the site it shows, so it can’t send changes to it. Ask a developer.';

/** A branch that changes are sent to. */
interface Target {
  branch: string;
  /** Its newest commit, if there is such a branch. */
  tip?: string;
  /** The proposal that is added to. */
  number?: number;
}

export class Sending {
  constructor(
    private readonly session: Session,
    private readonly workspace: Workspace,
    private readonly ground: Ground,
    private readonly following: Following,
    /** The editor's own address in full, to which a proposal's text on GitHub leads. */
    private readonly editorAddress: string,
  ) {}

  /** Where changes go: the branch of the proposal that is continued, of one that was begun, or a new one. */
  private async findTarget(github: GitHub): Promise<Target> {
    const {kept, login} = this.session.state;
    const asked = kept.continued ? await this.following.refresh(github, kept.continued) : undefined;
    // One that was published or closed meanwhile takes no more.
    const continued = asked && isOpen(asked) ? asked.pull : undefined;
    // The name shows people on GitHub whose it is, and from when: edit/grace-261122T0605.
    const time = new Date().toISOString().slice(2, 19).replace(/[-:]/g, '');
    const begun = kept.begun ?? `edit/${login}-${time}`;
    const branch = continued?.head.ref ?? begun;
    const tip = await github
      .readHead(branch)
      .catch((error: Failure) => (error.status === 404 ? undefined : Promise.reject(error)));
    return {branch, tip, number: continued?.number};
  }

  /** Lays the changes on what is published, with all that the proposal has that is added to. */
  private async layOn(github: GitHub, newest: string, {tip, number}: Target): Promise<void> {
    if (!number) return this.layAlone(github, newest);
    if (!tip || tip === this.session.state.kept.joined) return this.ground.showAt(github, newest);
    // Whatever conflicts with what is published is settled here, once.
    const began = await github.readParting(newest, tip);
    await this.ground.adopt(github, await github.readChanged(began, tip), began, tip, newest);
  }

  /** Lays the changes on what is published. They may have been made on top of the proposal that was sent before. */
  private async layAlone(github: GitHub, newest: string): Promise<void> {
    const {kept, proposals} = this.session.state;
    const sent = proposals[kept.sent ?? 0];
    const {shown} = this.ground;
    await this.ground.showAt(github, newest);
    if (!this.workspace.hasConflict || !sent || !isOpen(sent) || shown !== sent.pull.head.sha) return;
    await this.ground.showAt(github, shown);
    const name = `#${sent.pull.number}`;
    throw new Failure(
      `${name} changes the same words, and isn’t published yet. Open ${name} and choose “Continue” first.`,
    );
  }

  /** Makes the branch a proposal, unless it is one. Returns its number. */
  private async openPull(github: GitHub, title: string, {branch, tip}: Target): Promise<number> {
    // If the answer was lost before, it has been proposed already.
    const last = tip && (await github.findPull(branch));
    if (last && last.state === 'open') return last.number;
    const body = `[See these changes on the site’s own pages](${this.editorAddress}?proposal=${branch})`;
    const pull = {title, body, head: branch, base: this.session.site.branch};
    return (await github.rest('POST /repos/{owner}/{repo}/pulls', pull)).number;
  }

  async send(github: GitHub, title: string): Promise<void> {
    if (!this.session.site.commit) throw new Failure(NO_COMMIT);
    const newest = await this.ground.readNewest(github);
    const target = await this.findTarget(github);
    const {branch, tip, number: continued} = target;
    await this.layOn(github, newest, target);
    const {changes, hasConflict} = this.workspace;
    // Without changes somebody else has published the same meanwhile.
    if (!continued) this.session.keep({begun: changes.length > 0 ? branch : undefined});
    if (hasConflict || (changes.length === 0 && !continued)) return;

    const files = Object.fromEntries(changes.map(({file, content}) => [file, content]));
    const made = await github.commit(branch, tip, newest, title, files);
    const number = continued ?? (await this.openPull(github, title, target));
    this.sent(number, made, tip);
    this.workspace.update({...this.workspace.newest, ...files}, files);
    this.session.set({followed: await this.following.refresh(github, number)});
  }

  /** A proposal has a new commit. GitHub may show the one before it for a moment. */
  private sent(number: number, made: string, tip?: string): void {
    const {before} = this.session.state.kept;
    this.ground.shown = made;
    this.session.keep({
      sent: number,
      continued: undefined,
      begun: undefined,
      joined: undefined,
      before: tip ? {...before, [number]: tip} : before,
    });
    this.following.move(number, 'sent');
  }
}
