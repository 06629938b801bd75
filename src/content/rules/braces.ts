import {visit} from 'unist-util-visit';
import type {Edit} from '../diagnostic';
import {placeOf} from '../page/elements';
import {isNote, literalIn} from '../page/literal';
import type {Finding} from '../source';
import type {Rule} from './rule';

const CODE = 'Delete what is between { and }: pages can’t contain code.';
const SIGNS =
  'Braces have a special meaning. Put a backslash before each, or replace them with the words you want here.';

/** A backslash before each brace that has none. */
const escaped = (raw: string, start: number): Edit[] =>
  [...raw.matchAll(/(?<!\\)[{}]/g)].map(({index}) => ({start: start + index, end: start + index, text: '\\'}));

function findingFor(raw: string, start: number, before: string): Finding {
  const end = start + raw.length;
  if (before === ']' && /^\{\s*(?:https?:|mailto:|tel:|\/)\S*\s*\}$/.test(raw)) {
    const edits = [{start, end, text: `(${raw.slice(1, -1).trim()})`}];
    return {start, end, message: 'Put the address of a link in round brackets.', help: 'links', edits, fatal: true};
  }
  const [, id] = /^\{#([\w-]+)\}$/.exec(raw) ?? [];
  if (id) {
    const edits = [{start, end, text: `{/* #${id} */}`}];
    return {
      start,
      end,
      message: 'Write a heading’s own address between {/* and */}.',
      edits,
      fixable: true,
      fatal: true,
    };
  }
  const [note] = /^\{\s*\/\*[^*]*(?=\}$)/.exec(raw) ?? [];
  if (note) {
    const last = start + note.trimEnd().length;
    const message = 'Close this note to your colleagues with */ before the brace.';
    return {start, end, message, help: 'comments', edits: [{start: last, end: end - 1, text: ' */'}], fatal: true};
  }
  if (/[()=`;]/.test(raw)) return {start, end, message: CODE, help: 'pages-are-not-programs', fatal: true};
  return {start, end, message: SIGNS, edits: escaped(raw, start), fixable: !raw.includes('\n'), fatal: true};
}

/** Braces in the text: what stands between them would be run. */
export const braces: Rule = {
  id: 'braces',
  help: 'braces',
  parts: ['braces'],
  part: ({start, end}, {page, report}) =>
    report(findingFor(page.source.text.slice(start, end), start, page.source.text[start - 1])),
  page({page: {tree, source, imports}, report}) {
    visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
      const {start, end} = placeOf(node as Parameters<typeof placeOf>[0]);
      const raw = source.text.slice(start, end);
      if (isNote(raw) || literalIn(raw) !== undefined) return;
      if (imports.some((line) => line.shifted && line.start <= start && end <= line.end)) return;
      report(findingFor(raw, start, source.text[start - 1]));
    });
  },
};
