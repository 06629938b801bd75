/**
 * What staff have written, read from `pages/` and `records/`: what the site must show, whatever it is today. Tests of
 * how the site works take their words and figures from here, so that a change of either breaks none of them.
 */
import {readdirSync} from 'node:fs';
import type {Nodes, Parents} from 'mdast';
import {formatFigure, valueAt} from '../../src/components/Figure/counting';
import {createSource, fillName, loadRecords, readPage as readSource} from '../../src/content';
import {dayIn, inWords} from '../../src/content/dates';
import {type Element, isElement, isNamed, literalOf} from '../../src/content/page/elements';
import {files} from '../site';

export const records = loadRecords(files);
const {name} = records.organisation;

/** A component on a page, with its settings as they are written. */
export interface Part {
  component: string;
  settings: Record<string, string | number | true>;
  parts: Part[];
}

interface Page {
  headings: {level: number; words: string}[];
  /** Paragraphs, and lines of lists. */
  passages: string[];
  parts: Part[];
}

/** Words as a person reads them; a picture's description is read elsewhere, and a note to colleagues nowhere. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return fillName(node.value, name);
  if (node.type === 'break') return ' ';
  if (isElement(node) && node.name === 'Day') {
    const day = dayIn(String(settingsOf(node).date));
    return day ? inWords(day) : '';
  }
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

function settingsOf({attributes}: Element): Part['settings'] {
  return Object.fromEntries(
    attributes.filter(isNamed).map((attribute) => {
      const value = fillName(literalOf(attribute) ?? '', name);
      return [attribute.name, value === false ? '' : value];
    }),
  );
}

/** Adds to `page` what stands in `node`; its components become parts of `parts`. */
function read(node: Parents, page: Page, parts: Part[]): void {
  for (const child of node.children) {
    let within = parts;
    if (child.type === 'heading') page.headings.push({level: child.depth, words: wordsOf(child)});
    else if (child.type === 'paragraph') page.passages.push(wordsOf(child));
    else if (isElement(child)) {
      if (child.name === 'Slot') continue; // Visitors do not see it.
      const part: Part = {component: child.name ?? '', settings: settingsOf(child), parts: []};
      if (child.name !== 'ToConfirm') {
        parts.push(part);
        within = part.parts;
      }
    }
    if ('children' in child) read(child, page, within);
  }
}

function readPage(file: string): Page {
  const page: Page = {headings: [], passages: [], parts: []};
  read(readSource(createSource(file, files.text(file)), new Map()).tree, page, page.parts);
  return page;
}

/** The pages' names as they stand behind the site's own address; the home page has none. */
export const NAMES = readdirSync('tests/site/pages').map((file) => file.replace(/\.mdx$/, '').replace(/^index$/, ''));

/** Their addresses. */
export const PAGES = NAMES.map((page) => `/${page}`);

export const written: Record<string, Page> = Object.fromEntries(
  NAMES.map((page) => [`/${page}`, readPage(`pages/${page || 'index'}.mdx`)]),
);

/** The headline of a page. */
export const headline = (address: string) => written[address].headings.find(({level}) => level === 1)?.words ?? '';

/** All components of one name on a page, however deep. */
export function all(address: string, component: string): Part[] {
  const look = (parts: Part[]): Part[] =>
    parts.flatMap((part) => [...(part.component === component ? [part] : []), ...look(part.parts)]);
  return look(written[address].parts);
}

export interface DrawnFigure {
  prefix: string;
  value: string;
  label: string;
  /** What it shows before it has begun to count. */
  zero: string;
  /** The number that it counts to, and how long that takes it. */
  number: number;
  duration: number;
}

/** Figures as they are to be read, from the `<Figure>`s within a part. */
export function figuresIn({parts}: Part): DrawnFigure[] {
  return parts
    .filter(({component}) => component === 'Figure')
    .map(({settings}) => {
      const record = records.figures[String(settings.name)];
      const options = {compact: settings.compact === true};
      return {
        prefix: String(settings.prefix ?? record.prefix ?? ''),
        value: formatFigure(record, options),
        label: String(settings.label ?? record.label),
        zero: valueAt(formatFigure(record, options), 0, 1),
        number: record.number,
        duration: record.duration ?? 0,
      };
    });
}

/** The figures of a page that count, group by group. */
export const counting = (address: string) =>
  all(address, 'Figures')
    .filter(({settings}) => settings.counting)
    .map(figuresIn);

/** The buttons of a page in its order, by the words on them, and where each leads; nowhere is null. */
export function buttonsOf(address: string): {label: string; to: string | null}[] {
  const look = ({component, settings, parts}: Part): {label: string; to: string | null}[] => {
    const label = {
      Button: settings.label,
      Card: settings.button,
      ProgramCard: `Apply to ${settings.title}`,
      Tier: 'Choose tier',
    }[component];
    const own = label
      ? [{label: String(label), to: String(settings.to ?? records.buttons[String(label)] ?? '') || null}]
      : [];
    return [...parts.flatMap(look), ...own];
  };
  return written[address].parts.flatMap(look);
}

/** What a button is to those who cannot see it: a button leads nowhere until the records say where. */
export const roleOf = (label: string) => (records.buttons[label] ? 'link' : 'button');

/** The hours as they stand in a row: the days, and from when to when. */
export const hours = records.hours.week.map(({days, opens, closes, closed}) => ({
  days,
  times: closed ? 'Closed' : `${opens}-${closes}`,
}));

/** The first line of the address, which stands on every page. */
export const {street} = records.organisation.address;
