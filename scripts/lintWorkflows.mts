/**
 * Holds the workflows against GitHub's own language service, and against rules of the house that keep a pull request
 * from gaining rights: nothing here asks the network.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {validate} from '@actions/languageservice';
import {TextDocument} from 'vscode-languageserver-textdocument';
import {parse} from 'yaml';

const FOLDER = '.github/workflows';

interface Step {
  uses?: string;
  run?: string;
}

interface Workflow {
  on: unknown;
  permissions?: object;
  jobs: Record<string, {permissions?: unknown; 'timeout-minutes'?: number; steps?: Step[]}>;
}

/** Rules of the house: each is a sentence that says what to do. */
function houseRules(source: string): string[] {
  const {on, permissions, jobs} = parse(source) as Workflow;
  const broken: string[] = [];
  if (JSON.stringify(on).includes('pull_request_target')) {
    broken.push('pull_request_target runs with write rights on what a stranger wrote. Use pull_request.');
  }
  if (!permissions || Object.keys(permissions).length > 0) {
    broken.push('A workflow starts with no rights. Write "permissions: {}" at its top and give each job its own.');
  }
  for (const [name, job] of Object.entries(jobs)) {
    if (!job.permissions) broken.push(`The job "${name}" does not say what it may do. Give it "permissions".`);
    if (!job['timeout-minutes']) broken.push(`The job "${name}" may run for hours. Give it "timeout-minutes".`);
    for (const {run} of job.steps ?? []) {
      if (run?.includes('${{')) {
        broken.push(
          `The job "${name}" puts an expression into a script. Hand it over by "env": a title can be a command.`,
        );
      }
    }
  }
  for (const [line] of source.matchAll(/^.*\buses:.*$/gm)) {
    if (!/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)) {
      broken.push(`An action is pinned by its full commit, with the version beside it (# v1.2.3): ${line.trim()}`);
    }
  }
  return broken;
}

/** Everything that is wrong with one workflow, a line each. */
async function mistakesIn(file: string): Promise<string[]> {
  const source = readFileSync(file, 'utf8');
  const found = await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, source));
  const told = found.map(({message, range: {start}}) => `${file}:${start.line + 1}:${start.character + 1}: ${message}`);
  return told.length > 0 ? told : houseRules(source).map((message) => `${file}: ${message}`);
}

const files = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);
const mistakes = (await Promise.all(files.map(mistakesIn))).flat();
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
else console.log(`${files.length} workflows are in order.`);
