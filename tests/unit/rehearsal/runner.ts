/**
 * A stand-in for GitHub's runners: runs a workflow job by job, each step's `run` as it is written, with the environment
 * and the files that a runner gives. Actions are replaced by what their `action.yml` says they do.
 */
import {spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parse} from 'yaml';
import {deploy} from './deploy';
import {type Contexts, type Expressions, loadExpressions, type Status} from './expressions';
import {exportFiles, git} from './git';
import type {GitHub, Rights} from './github';

interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
  shell?: string;
  env?: Record<string, unknown>;
  'continue-on-error'?: unknown;
}

interface Job {
  name: string;
  needs?: string | string[];
  if?: string;
  permissions: Rights;
  env?: Record<string, unknown>;
  outputs?: Record<string, string>;
  steps: Step[];
}

interface Action {
  commit: string;
  inputs: string[];
  required?: string[];
  outputs: string[];
}

export interface Event {
  name: 'push' | 'pull_request' | 'workflow_dispatch';
  payload: Record<string, unknown>;
  ref: string;
  sha: string;
  attempt?: number;
  variables?: Record<string, string>;
  /** The most that a token of this event may do: `read` for forks and Dependabot. */
  most?: 'read';
}

export interface JobResult {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
  summary: string;
  log: string;
  ms: number;
  steps: {name: string; ms: number}[];
}

export type Results = Record<string, JobResult>;

const HERE = path.join('tests', 'unit', 'rehearsal');
const ACTIONS: Record<string, Action> = parse(readFileSync(path.join(HERE, 'actions.yml'), 'utf8'));
const NETWORK = pathToFileURL(path.resolve(HERE, 'network.mjs')).href;
const TOOLS = path.resolve(HERE, 'tools');

/** Outputs as a step writes them: `name=value`, or `name<<END` and lines up to END. */
function parseOutputs(file: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const [, name, end, block, value] of text.matchAll(/^([\w-]+)(?:<<(.+)\n([\s\S]*?)\n?^\2$|=(.*))$/gm)) {
    outputs[name] = end ? block : value;
  }
  return outputs;
}

export class Runner {
  /** What one job hands to another. */
  private artifacts = new Map<string, string>();
  private folder: string;

  private constructor(
    private readonly expressions: Expressions,
    private readonly github: GitHub,
    private readonly event: Event,
  ) {
    this.folder = mkdtempSync(path.join(github.folder, 'run-'));
  }

  static async create(github: GitHub, event: Event): Promise<Runner> {
    return new Runner(await loadExpressions(), github, event);
  }

  /** Runs a workflow. `before` names what happens elsewhere just before a job begins. */
  async run(file: string, before: Record<string, () => void> = {}): Promise<Results> {
    const {jobs} = parse(readFileSync(path.join('.github/workflows', file), 'utf8')) as {jobs: Record<string, Job>};
    const results: Results = {};
    const waiting = new Map(Object.entries(jobs));
    while (waiting.size > 0) {
      const ready = [...waiting].filter(([, job]) => [job.needs ?? []].flat().every((needed) => results[needed]));
      for (const [id, job] of ready) {
        waiting.delete(id);
        before[id]?.();
        results[id] = await this.job(id, job, results);
      }
    }
    return results;
  }

  private contexts(job: Job, results: Results): Contexts {
    const {event, github} = this;
    const needs = [job.needs ?? []].flat();
    const token = event.most
      ? Object.fromEntries(Object.entries(job.permissions).map(([scope]) => [scope, event.most]))
      : job.permissions;
    return {
      github: {
        event: event.payload,
        event_name: event.name,
        ref: event.ref,
        sha: event.sha,
        repository: github.repository,
        server_url: 'https://github.com',
        run_id: '1',
        token: Buffer.from(JSON.stringify(token)).toString('base64url'),
      },
      vars: event.variables ?? {},
      needs: Object.fromEntries(needs.map((id) => [id, {result: results[id].result, outputs: results[id].outputs}])),
      runner: {os: 'Linux'},
      env: {},
      steps: {},
      job: {status: 'success'},
    };
  }

  private async job(id: string, job: Job, results: Results): Promise<JobResult> {
    const start = Date.now();
    const contexts = this.contexts(job, results);
    const needed = [job.needs ?? []].flat().map((name) => results[name].result);
    const before: Status = needed.every((result) => result === 'success') ? 'success' : 'failure';
    const skipped: JobResult = {result: 'skipped', outputs: {}, summary: '', log: '', ms: 0, steps: []};
    if (!this.expressions.holds(job.if, contexts, before)) return skipped;
    const workspace = path.join(this.folder, id);
    const temp = path.join(this.folder, `${id}-temp`);
    for (const dir of [workspace, temp]) mkdirSync(dir);
    const jobEnv = this.environment(job.env, contexts, 'success');
    contexts.env = jobEnv;
    const steps: Record<string, unknown> = {};
    contexts.steps = steps;
    let status: Status = 'success';
    let log = '';
    const timed: JobResult['steps'] = [];
    for (const [index, step] of job.steps.entries()) {
      const files = {output: path.join(temp, `output-${index}`), summary: path.join(temp, 'summary.md')};
      contexts.job = {status};
      if (!this.expressions.holds(step.if, contexts, status)) {
        if (step.id) steps[step.id] = {outcome: 'skipped', conclusion: 'skipped', outputs: {}};
        continue;
      }
      const name = step.name ?? step.uses?.replace(/@.*/, '') ?? String(step.run);
      const began = Date.now();
      log += `\n# ${name}\n`;
      const env = {...jobEnv, ...this.environment(step.env, contexts, status)};
      const ended = await this.step(step, {workspace, temp, env, contexts, status, files}).catch((error) => ({
        ok: false,
        log: `::error::${error.message}`,
      }));
      log += ended.log;
      timed.push({name, ms: Date.now() - began});
      const mayFail = this.expressions.fill(step['continue-on-error'] ?? 'false', contexts, status) === 'true';
      const outcome = ended.ok ? 'success' : 'failure';
      if (step.id) {
        steps[step.id] = {outcome, conclusion: mayFail ? 'success' : outcome, outputs: parseOutputs(files.output)};
      }
      if (!ended.ok && !mayFail) status = 'failure';
    }
    const summaryFile = path.join(temp, 'summary.md');
    return {
      result: status === 'success' ? 'success' : 'failure',
      outputs: Object.fromEntries(
        Object.entries(job.outputs ?? {}).map(([name, value]) => [name, this.expressions.fill(value, contexts)]),
      ),
      summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '',
      log,
      ms: Date.now() - start,
      steps: timed,
    };
  }

  private environment(given: Record<string, unknown> | undefined, contexts: Contexts, status: Status) {
    return Object.fromEntries(
      Object.entries(given ?? {}).map(([name, value]) => [name, this.expressions.fill(value, contexts, status)]),
    );
  }

  private async step(
    step: Step,
    at: {
      workspace: string;
      temp: string;
      env: Record<string, string>;
      contexts: Contexts;
      status: Status;
      files: {output: string; summary: string};
    },
  ): Promise<{ok: boolean; log: string}> {
    if (step.uses) {
      const inputs = Object.fromEntries(
        Object.entries(step.with ?? {}).map(([name, value]) => [
          name,
          this.expressions.fill(value, at.contexts, at.status),
        ]),
      );
      return {ok: true, log: this.action(step.uses, inputs, at.workspace)};
    }
    const {github, event} = this;
    const script = path.join(at.temp, 'step.sh');
    writeFileSync(script, String(step.run));
    const shell = step.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail', script] : ['-e', script];
    const child = spawn('bash', shell, {
      cwd: at.workspace,
      env: {
        PATH: `${TOOLS}:${process.env.PATH}`,
        HOME: at.temp,
        NODE_OPTIONS: `--import ${NETWORK}`,
        REHEARSAL_WEB: github.address,
        REHEARSAL_LOG: path.join(github.folder, 'tools.log'),
        GITHUB_ACTIONS: 'true',
        CI: 'true',
        GITHUB_API_URL: github.address,
        GITHUB_REPOSITORY: github.repository,
        GITHUB_SHA: event.sha,
        GITHUB_REF: event.ref,
        GITHUB_EVENT_NAME: event.name,
        GITHUB_RUN_ATTEMPT: String(event.attempt ?? 1),
        GITHUB_OUTPUT: at.files.output,
        GITHUB_STEP_SUMMARY: at.files.summary,
        RUNNER_TEMP: at.temp,
        ...at.env,
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
    const code = await new Promise((done) => child.on('close', done));
    return {ok: code === 0, log};
  }

  /** Does what the action says it does. Throws where it would fail, and where the workflow hands over what it doesn't take. */
  private action(uses: string, inputs: Record<string, string>, workspace: string): string {
    const [name, commit] = uses.split('@');
    const action = ACTIONS[name];
    if (action?.commit !== commit)
      throw new Error(`The rehearsal does not know ${uses}. Bring actions.yml up to date.`);
    const unknown = Object.keys(inputs).filter((input) => !action.inputs.includes(input));
    const missing = (action.required ?? []).filter((input) => !inputs[input]);
    if (unknown.length > 0) throw new Error(`Unexpected input(s) '${unknown.join("', '")}'`);
    if (missing.length > 0) throw new Error(`Input required and not supplied: ${missing.join(', ')}`);
    if (name === 'actions/checkout') this.checkout(inputs, workspace);
    if (name === 'actions/upload-artifact') this.upload(inputs, workspace);
    if (name === 'actions/download-artifact') this.download(inputs, workspace);
    if (name === 'JamesIves/github-pages-deploy-action') {
      const {'clean-exclude': exclude} = inputs;
      const status = deploy(workspace, this.github.bare, {...inputs, folder: inputs.folder, 'clean-exclude': exclude});
      if (status === 'success' && this.github.pages.buildsByItself) this.github.buildPages();
      return `${status}\n`;
    }
    return '';
  }

  private checkout(inputs: Record<string, string>, workspace: string): void {
    const {event, github} = this;
    const target = path.join(workspace, inputs.path ?? '');
    mkdirSync(target, {recursive: true});
    git(target, 'init', '--quiet');
    const ref = inputs.ref || event.sha;
    const depth = inputs['fetch-depth'] ?? '1';
    if (depth === '1') {
      // Without history the files are enough, and taking them straight out of the other repository saves most of the time.
      exportFiles(github.bare, ref, target, inputs['sparse-checkout'] ?? '.');
      return;
    }
    git(target, 'fetch', '--quiet', ...(depth === '0' ? [] : [`--depth=${depth}`]), `file://${github.bare}`, ref);
    git(target, 'checkout', '--quiet', 'FETCH_HEAD');
  }

  private upload(
    {name = 'artifact', path: given, 'include-hidden-files': hidden}: Record<string, string>,
    workspace: string,
  ) {
    if (this.artifacts.has(name)) throw new Error(`An artifact named ${name} already exists.`);
    const source = path.join(workspace, given);
    if (!existsSync(source)) return;
    const target = mkdtempSync(path.join(this.folder, 'artifact-'));
    const filter = (file: string) =>
      hidden === 'true' ||
      !path
        .relative(source, file)
        .split(path.sep)
        .some((part) => part.startsWith('.'));
    if (statSync(source).isDirectory()) cpSync(source, target, {recursive: true, filter});
    else cpSync(source, path.join(target, path.basename(source)));
    // An artifact holds files, and no folder without one.
    if (readdirSync(target, {recursive: true, withFileTypes: true}).some((entry) => entry.isFile())) {
      this.artifacts.set(name, target);
    }
  }

  private download(
    {name, pattern, path: given = '', 'merge-multiple': merge}: Record<string, string>,
    workspace: string,
  ) {
    const target = path.join(workspace, given);
    if (name) {
      const found = this.artifacts.get(name);
      if (!found) throw new Error(`Artifact '${name}' not found`);
      cpSync(found, target, {recursive: true});
      return;
    }
    const matches = new RegExp(`^${(pattern ?? '*').replaceAll('*', '.*')}$`);
    const found = [...this.artifacts].filter(([artifact]) => matches.test(artifact));
    for (const [artifact, folder] of found) {
      cpSync(folder, merge === 'true' || found.length === 1 ? target : path.join(target, artifact), {recursive: true});
    }
  }
}
