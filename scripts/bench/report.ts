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

/** What one run measured; not each run measures everything. */
interface Measured<T> {
  date: string;
  command: string;
  machine: string;
  of: T;
}

export interface Report {
  /** Bytes of each page. Every run counts them. */
  pages: Measured<Record<string, PageBytes>>;
  first?: Measured<Record<string, Row>>;
  next?: Measured<Record<string, Row>>;
  pictures?: Measured<Record<string, Row>>;
  /** What a build without the step has more, in bytes of the home page. */
  steps?: Measured<Record<string, {html: number; script: number}>>;
  /** The same site with more pages. */
  growth?: Measured<Growth[]>;
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

function targetLine({what, ours, reference, atMost, atLeast, unit = ''}: Row): string[] {
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
  ];
}

const keptValue = (kept?: Row) =>
  kept
    ? `${number(kept.ours)}${kept.unit ?? ''}${kept.reference ? ` (${(kept.ours / kept.reference).toFixed(2)} ×)` : ''}`
    : '';

const measuredBy = ({date, command, machine: where}: Measured<unknown>) =>
  `Measured on ${date} with \`${command}\` on ${where}.`;

function targets(measured: Measured<Record<string, Row>>, kept?: Measured<Record<string, Row>>): string {
  const before = kept ? ['kept before'] : [];
  const lines = Object.entries(measured.of).map(([key, row]) => [
    ...targetLine(row),
    ...before.map(() => keptValue(kept?.of[key])),
  ]);
  return table(['', 'ours', 'reference', 'ratio', 'target', '', ...before], lines);
}

function bytesTable({of}: Report['pages']): string {
  const head = ['page', 'HTML, styles, inline script', 'of it inline script', 'font', 'first visit', 'second page'];
  const lines = Object.entries(of).map(([page, {html, inline, font, all, next, script, styles}]) => [
    page,
    ...[html, inline, font, all, next, script, styles].map(kilobytes),
  ]);
  return table([...head, 'React, when wanted', 'styles with it'], lines);
}

function stepsTable({of}: NonNullable<Report['steps']>): string {
  const lines = Object.entries(of).map(([step, {html, script}]) => [step, kilobytes(html), kilobytes(script)]);
  return table(['step', 'HTML and styles', 'script'], lines);
}

function growthTable({of}: NonNullable<Report['growth']>): string {
  const head = ['pages', 'build, s', 'memory, MB', 'first visit, kB', 'worker, kB', 'stored by it, kB', 'React, kB'];
  const lines = of.map(({pages, seconds, memory, first, worker, stored, script}) => [
    String(pages),
    ...[seconds, memory].map((value) => value.toFixed(0)),
    ...[first, worker, stored, script].map(kilobytes),
  ]);
  return table(head, lines);
}

/** The whole report as Markdown, beside the figures that were kept before. */
export function markdown(report: Report, kept?: Report): string {
  const {pages, first, next, pictures, steps, growth} = report;
  const part = <T>(title: string, measured: Measured<T> | undefined, draw: (measured: Measured<T>) => string) =>
    measured ? [`### ${title}`, measuredBy(measured), draw(measured)] : [];
  return [
    ...part('The first page of a visit', first, (rows) => targets(rows, kept?.first)),
    ...part('From page to page', next, (rows) => targets(rows, kept?.next)),
    ...part('Photographs', pictures, (rows) => targets(rows, kept?.pictures)),
    ...part('Bytes of each page, in kB as they travel (gzip)', pages, bytesTable),
    ...part('What the home page would weigh more without each step alone, in kB', steps, stepsTable),
    ...part('As the site grows', growth, growthTable),
  ].join('\n\n');
}

/** Keeps the figures in the repository, and puts their tables into its page. */
export function keep(measured: Report): void {
  // What this run did not measure stays as the last run found it.
  const report = {...keptReport(), ...measured};
  writeFileSync(FIGURES, JSON.stringify(report, null, 2));
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', FIGURES]);
  const text = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    text.replace(PLACE, (_, start, end) => `${start}\n\n${markdown(report)}\n\n${end}`),
  );
}
