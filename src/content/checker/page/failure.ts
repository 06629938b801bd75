/** Why the parser gave up on a page, and helpers for the functions that explain it. */
import type {ComponentTable} from '../components/table';
import type {Edit, Span} from '../diagnostic';
import {nearest} from '../nearest';
import {ELEMENTS} from './elements';

/** What the parser reports. Errors that no package of MDX has made have only a message. */
interface ParserMessage {
  message: string;
  /** The package that reports it. */
  source?: string;
  ruleId?: string;
  /** A point in the text, or a stretch of it. */
  place?: {offset?: number; start?: {offset?: number}};
}

export interface Failure {
  /** The package that reports it, and its rule: `mdast-util-mdx-jsx:end-tag-mismatch`. */
  origin: string;
  message: string;
  /** Where it was noticed. */
  offset: number;
  /** Whether it was noticed in a stretch of the text, such as a paragraph, and not at one point or at the end. */
  hasPlace: boolean;
  /** Where the tag begins that should have been closed. */
  openTagOffset?: number;
}

/** What the functions that explain a failure get. */
export interface Context extends Failure {
  text: string;
  components: ComponentTable;
}

/**
 * The tag that should have been closed, as in "Expected a closing tag for `<Card>` (3:1-3:17)": only the words of the
 * message say where it begins.
 */
function openTagIn(message: string, text: string): number | undefined {
  const [, line, column] = /\((\d+):(\d+)-/.exec(message)?.map(Number) ?? [];
  if (!line) return undefined;
  const linesAbove = text.split('\n').slice(0, line - 1);
  return linesAbove.reduce((sum, one) => sum + one.length + 1, column - 1);
}

/** The failure that an error of the parser reports about a text. */
export function failureOf(text: string, error: unknown): Failure {
  const {message, place, source, ruleId} = error as ParserMessage;
  const open = openTagIn(message, text);
  const offset = place?.start?.offset ?? place?.offset ?? open ?? text.length;
  return {origin: `${source}:${ruleId}`, message, offset, hasPlace: place !== undefined, openTagOffset: open};
}

/** The edit that puts a text in place of another. */
export const replace = ({start, end}: Span, text: string): Edit[] => [{start, end, text}];

/** Whether a name is a component's or an element's. */
export const isKnown = (name: string, {components}: Pick<Context, 'components'>): boolean =>
  components.has(name) || ELEMENTS.has(name);

/** Whether a name is a component's or an element's, or a component's misspelt. */
export const isMeant = (name: string, context: Pick<Context, 'components'>): boolean =>
  isKnown(name, context) || nearest(name, [...context.components.keys()]) !== undefined;

/** The text with code, notes and escaped characters blanked out. Everything else keeps its position. */
export const withoutQuoted = (text: string): string =>
  text.replace(/^(```+|~~~+)[\s\S]*?^\1|`[^`\n]+`|\{\/\*[\s\S]*?\*\/\}|\\./gm, (raw) => raw.replace(/[^\n]/g, ' '));
