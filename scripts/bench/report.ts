/** Turns measurements into tables, for the terminal and for bench/README.md. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import type {PageBytes} from './bytes';
import type {Growth} from './growth';

const FIGURES = 'bench/figures.json';
const PAGE = 'bench/README.md';
const PLACE = /(<!-- figures -->)[\s\S]*(<!-- end of figures -->)/;

/** A line of the table of targets. */
export interface Row {
  what: string;
  ours: number;
  /** What it is held against: another variant's figure. */
  reference?: number;
  /** How many times the reference, or how much, it may be at most. */
  atMost?: number;
  /** How much it must be at least. */
  atLeast?: number;
  unit?: string;
}

export interface Report {
  date: string;
  machine: string;
  command: string;
  rows: Record<string, Row>;
  pages: Record<string, PageBytes>;
  /** What a build without the step has more, in bytes of the home page; with the day, since not each run measures it. */
  steps?: {date: string; of: Record<string, {html: number; script: number}>};
  /** The same site with more pages; with the day, too. */
  growth?: {date: string; of: Growth[]};
}

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The machine that measures, without its name. */
export const machine = () =>
  `${os.cpus().length} × ${os.cpus()[0].model}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}, Node ${process.version}`;

/** The figures that are kept in the repository, if there are any. */
export const keptReport = (): Report | undefined =>
  existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : undefined;

const table = (head: string[], lines: string[][]) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const number = (value: number) => (value < 10 && value % 1 !== 0 ? value.toFixed(2) : value.toFixed(0));

function targetLine({what, ours, reference, atMost, atLeast, unit = ''}: Row, kept?: Row): string[] {
  const value = reference ? ours / reference : ours;
  const met = value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? 0);
  const hasTarget = atMost !== undefined || atLeast !== undefined;
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${number(atMost)}${reference ? ' ×' : unit}`;
  const target = hasTarget ? limit : '';
  return [
    what,
    `${number(ours)}${unit}`,
    reference ? `${number(reference)}${unit}` : '',
    reference ? `${value.toFixed(2)} ×` : '',
    target,
    hasTarget ? (met ? 'met' : '**missed**') : '',
    kept ? `${number(kept.ours)}${unit}${kept.reference ? ` (${(kept.ours / kept.reference).toFixed(2)} ×)` : ''}` : '',
  ];
}

/** The whole report as Markdown, beside the figures that were kept before. */
export function markdown(report: Report, kept?: Report): string {
  const parts = [
    `Measured on ${report.date} with \`${report.command}\` on ${report.machine}.`,
    table(
      ['', 'ours', 'reference', 'ratio', 'target', '', 'kept before'],
      Object.entries(report.rows).map(([key, row]) => targetLine(row, kept?.rows[key])),
    ),
    `Bytes of each page, in kB as they travel (gzip):`,
    table(
      [
        'page',
        'HTML, styles, inline script',
        'font',
        'of it inline script',
        'script, when wanted',
        'first visit',
        'as second page',
        'first visit, kept before',
      ],
      Object.entries(report.pages).map(([page, {html, font, inline, script, all, next}]) => [
        page,
        ...[html, font, inline, script, all, next].map(kilobytes),
        kept?.pages[page] ? kilobytes(kept.pages[page].all) : '',
      ]),
    ),
  ];
  if (report.steps) {
    parts.push(
      `What the home page would weigh more without each step alone, in kB (\`--steps\`, measured on ${report.steps.date}):`,
      table(
        ['step', 'HTML and styles', 'script'],
        Object.entries(report.steps.of).map(([step, {html, script}]) => [step, kilobytes(html), kilobytes(script)]),
      ),
    );
  }
  if (report.growth) {
    parts.push(
      `The build, and the home page, as the site grows (\`--growth\`, measured on ${report.growth.date}):`,
      table(
        ['pages', 'build, s', 'memory, MB', 'HTML, kB', 'script, kB'],
        report.growth.of.map(({pages, seconds, memory, html, script}) => [
          String(pages),
          seconds.toFixed(0),
          memory.toFixed(0),
          kilobytes(html),
          kilobytes(script),
        ]),
      ),
    );
  }
  return parts.join('\n\n');
}

/** Keeps the figures in the repository, and puts their tables into its page. */
export function keep(measured: Report): void {
  // What this run did not measure stays as the last run found it.
  const {steps, growth} = keptReport() ?? {};
  const report = {steps, growth, ...measured};
  writeFileSync(FIGURES, JSON.stringify(report, null, 2));
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', FIGURES]);
  const text = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    text.replace(PLACE, (_, start, end) => `${start}\n\n${markdown(report)}\n\n${end}`),
  );
}
