/** The workflows as data, and a function that runs one of their steps. */
import {execFile} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';

export type Permissions = Record<string, string>;

export interface Step {
  name?: string;
  id?: string;
  run?: string;
  uses?: string;
  if?: string;
  env?: Record<string, string | number>;
  with?: Record<string, unknown>;
}

export interface Job {
  name: string;
  needs?: string;
  if?: string;
  outputs?: Record<string, string>;
  permissions?: Permissions;
  'timeout-minutes'?: number;
  steps: Step[];
}

export interface Workflow {
  on: Record<string, {branches?: string[]; paths?: string[]} | null>;
  permissions: Permissions;
  concurrency: {group: string; 'cancel-in-progress'?: boolean};
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';

/** Every workflow by its name. */
export const workflows: Record<string, Workflow> = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [path.parse(name).name, parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))]),
);

/** The text of every workflow and of every action of this repository. */
export const sources = readdirSync('.github', {recursive: true, encoding: 'utf8'})
  .filter((name) => /^(workflows|actions)\/.*\.yml$/.test(name))
  .map((name) => readFileSync(`.github/${name}`, 'utf8'));

const stepsOfAction = (name: string): Step[] =>
  parse(readFileSync(`.github/actions/${name}/action.yml`, 'utf8')).runs.steps;

/** The steps that every job begins with, and those that a pull request and publishing share. */
export const setUp = stepsOfAction('set-up');
export const verifiedSite = stepsOfAction('verified-site');

/** The step of a workflow with this name. */
export function stepNamed(workflow: string, name: string): Step {
  const steps = Object.values(workflows[workflow].jobs).flatMap((job) => job.steps);
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`${workflow}.yml has no step called "${name}".`);
  return step;
}

/** Runs the commands of a step as GitHub's machines do. Returns its exit status and everything it prints. */
export async function runStep(
  {run = '', env = {}}: Step,
  {cwd = '.', variables = {}}: {cwd?: string; variables?: Record<string, string | number>} = {},
): Promise<{status: number; output: string}> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'step-'));
  const literal = Object.entries({...env, ...variables}).map(([name, value]) => [name, String(value)]);
  const options = {
    cwd,
    env: {...process.env, RUNNER_TEMP: temporary, GITHUB_OUTPUT: '/dev/null', ...Object.fromEntries(literal)},
  };
  try {
    return await new Promise((done) => {
      execFile('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], options, (error, out, problems) => {
        done({status: error ? Number(error.code) : 0, output: out + problems});
      });
    });
  } finally {
    rmSync(temporary, {recursive: true, maxRetries: 5});
  }
}
