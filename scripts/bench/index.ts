/**
 * Measures what visitors wait for and pay, from a clean build: the bytes of each page against its budget, and each page
 * beside the same page without script, the two in turn in one run. Prints the table of bench/README.md.
 *
 * `npm run bench -- [page …] [--rounds 3] [--load] [--growth]`
 * page: only these pages: index, about, …
 * --load: measures once more while every core is busy
 * --growth: also a visitor's bytes and the build's time with as many pages as now, ten and a hundred times as many
 */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {BuildBytes, builtPages, overBudget} from '../bytes';
import {runProgram} from '../run';
import {build, withoutScript} from './build';
import {growthTable} from './growth';
import {measure, underLoad} from './measure';
import {measurementsTable} from './measurements';
import {weightsTable} from './weights';

const {values: options, positionals: chosen} = parseArgs({
  options: {rounds: {type: 'string', default: '3'}, load: {type: 'boolean'}, growth: {type: 'boolean'}},
  allowPositionals: true,
});

async function main(): Promise<void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const dirs = {ours: path.join(dir, 'ours'), bare: path.join(dir, 'bare')};
  try {
    console.error('Building …');
    build(process.cwd(), dirs.ours);
    withoutScript(dirs.ours, dirs.bare);
    const isChosen = (page: string) => chosen.length === 0 || chosen.includes(page.replace('.html', ''));
    const pages = builtPages(dirs.ours).filter(isChosen);
    const built = new BuildBytes(dirs.ours);
    console.log(`${weightsTable(built, pages)}\n`);
    console.log(`${overBudget(built).join('\n') || 'Every page is within its budget.'}\n`);
    const visited = pages.filter((page) => page !== '404.html');
    const measured = async () => measurementsTable(await measure(dirs, visited, Number(options.rounds)));
    console.log(`${await measured()}\n`);
    if (options.load) console.log(`With every core busy:\n\n${await underLoad(measured)}\n`);
    if (options.growth) console.log(growthTable(dir));
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

runProgram(main);
