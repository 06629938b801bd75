import {ELEMENTS, isDetached} from '../page/elements';
import type {Part} from '../page/parts';
import {locate} from '../source';
import type {PageContext, Rule} from './rule';

type Of<Kind extends Part['kind']> = Extract<Part, {kind: Kind}>;

function unclosed({start, end, tag}: Of<'unclosed-tag'>, {page, components, report}: PageContext): void {
  if (components.get(tag.name)?.children === 'none') {
    const from = start + page.source.text.slice(start, end - 1).trimEnd().length;
    const message = `End <${tag.name}> with a slash, as nothing goes inside it.`;
    report({start, end, message, edits: [{start: from, end, text: ' />'}], fixable: true});
  } else if (components.has(tag.name) || ELEMENTS.test(tag.name)) {
    const message = `<${tag.name}> is never closed. Write </${tag.name}> on a line of its own where it ends.`;
    report({start, end, message});
  }
}

function unopened({start, end, tag}: Of<'unopened-tag'>, {page, report}: PageContext): void {
  // Its opening is there, but has been reported for something else.
  if (page.elements.some((element) => element.name === tag.name && isDetached(element))) return;
  const message = `</${tag.name}> closes nothing. Delete it, or write <${tag.name}> where it begins.`;
  report({start, end, message});
}

function crossed({start, end, tag, inner, closings}: Of<'crossed-tags'>, {page: {source}, report}: PageContext): void {
  const names = inner.map(({name}) => `</${name}>`).join(' and ');
  const lines = inner.map((one) => locate(source, one.start).line).join(' and ');
  const last = Math.max(...closings.map((one) => one.end));
  const between = source.text.slice(end, last).trimStart();
  const gap = /^\s*/.exec(source.text.slice(end))?.[0] ?? '';
  report({
    start,
    end,
    message: `Move </${tag.name}> below ${names}: what was opened last, in line ${lines}, is closed first.`,
    edits: [{start, end: last, text: `${between}${gap}${source.text.slice(start, end)}`}],
  });
}

/** Tags that are not closed, not opened, or closed in the wrong order. */
export const tagPairs: Rule = {
  id: 'tag-pairs',
  help: 'opening-and-closing',
  parts: ['unclosed-tag', 'unopened-tag', 'crossed-tags'],
  part(part, context) {
    if (part.kind === 'unclosed-tag') unclosed(part, context);
    else if (part.kind === 'unopened-tag') unopened(part, context);
    else if (part.kind === 'crossed-tags') crossed(part, context);
  },
};
