/**
 * Lints the workflows: with GitHub's own language service, and with our own rules, which keep a pull request from
 * gaining rights. Nothing here asks the network.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {validate} from '@actions/languageservice';
import {TextDocument} from 'vscode-languageserver-textdocument';
import {parse} from 'yaml';

const FOLDER = '.github/workflows';

/** Main, as it was when the pull request was last pushed to. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: this is how a workflow writes it.
const BASE = '${{ github.event.pull_request.base.sha }}';

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
}

interface Workflow {
  on: unknown;
  permissions?: object;
  jobs: Record<string, Job>;
}

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  concurrency?: {group?: string; queue?: string};
  steps?: Step[];
}

/** What is wrong with one job, a sentence each that says what to write. */
function jobProblems(name: string, {permissions, steps = [], ...job}: Job, isPullRequest: boolean): string[] {
  const problems: string[] = [];
  if (!permissions) problems.push(`The job "${name}" does not say what it may do. Give it "permissions".`);
  if (!job['timeout-minutes']) problems.push(`The job "${name}" may run for hours. Give it "timeout-minutes".`);
  for (const {run = ''} of steps) {
    if (run.includes('${{')) {
      problems.push(
        `The job "${name}" puts an expression into a script. Hand it over by "env": a title can be a command.`,
      );
    }
    if (/\bnpx (?!--no )/.test(run)) {
      problems.push(`The job "${name}" lets npx fetch what is not installed. Write "npx --no".`);
    }
  }
  const deploys = steps.some(({uses}) => uses?.includes('/github-pages-deploy-action@'));
  if (deploys && !(job.concurrency?.group === 'gh-pages' && job.concurrency.queue === 'max')) {
    problems.push(
      `The job "${name}" writes into gh-pages, so it waits its turn. Write "group: gh-pages", "queue: max".`,
    );
  }
  const writes = Object.values(permissions ?? {}).includes('write');
  if (isPullRequest && writes) problems.push(...writerProblems(name, steps));
  return problems;
}

/** A job that may write on a pull request runs nothing of what the pull request brings. */
function writerProblems(name: string, steps: Step[]): string[] {
  const problems: string[] = [];
  for (const {uses, with: inputs} of steps) {
    if (uses?.startsWith('actions/checkout@') && inputs?.ref !== BASE) {
      problems.push(`The job "${name}" may write, so it checks out main. Write "ref: ${BASE}".`);
    }
  }
  if (steps.some(({run}) => /\bnp[mx]\b/.test(run ?? ''))) {
    problems.push(
      `The job "${name}" may write, so it installs and runs no packages. Use a script that needs Node alone.`,
    );
  }
  return problems;
}

/** Our own rules: each problem is a sentence that says what to write. */
function houseRules(source: string): string[] {
  const {on, permissions, jobs} = parse(source) as Workflow;
  const problems: string[] = [];
  if (JSON.stringify(on).includes('pull_request_target')) {
    problems.push('pull_request_target runs with write rights on what a stranger wrote. Use pull_request.');
  }
  if (!permissions || Object.keys(permissions).length > 0) {
    problems.push('A workflow starts with no rights. Write "permissions: {}" at its top and give each job its own.');
  }
  const isPullRequest = JSON.stringify(on).includes('pull_request');
  for (const [name, job] of Object.entries(jobs)) problems.push(...jobProblems(name, job, isPullRequest));
  for (const [line] of source.matchAll(/^.*\buses:.*$/gm)) {
    if (!/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)) {
      problems.push(`An action is pinned by its full commit, with the version beside it (# v1.2.3): ${line.trim()}`);
    }
  }
  return problems;
}

/** The problems of one workflow, a line each. */
async function problemsIn(file: string): Promise<string[]> {
  const source = readFileSync(file, 'utf8');
  const found = await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, source));
  const reported = found.map(
    ({message, range: {start}}) => `${file}:${start.line + 1}:${start.character + 1}: ${message}`,
  );
  return reported.length > 0 ? reported : houseRules(source).map((message) => `${file}: ${message}`);
}

const files = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
const problems = (await Promise.all(files.map(problemsIn))).flat();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`No problems in ${files.length} workflows.`);
