/** Explains why a page can't be parsed, in one sentence at the first place to fix. The parser sees no further than that. */
import type {Root} from 'mdast';
import type {ComponentTable} from '../components/table';
import {applyEdits, type Finding, lineEnd, unreadable} from '../source';
import {explainAngle, explainImport, explainOpenBrace} from './explainSigns';
import {explainAmongWords, explainTags} from './explainTags';
import {type Context, failureOf} from './failure';
import {excessOf, parse} from './parse';

/** A page that the parser would need minutes for. */
function tooMuch(text: string): Finding | undefined {
  const start = excessOf(text);
  const message = 'This is too much to be read. Make the page shorter, with fewer special characters in a paragraph.';
  return start < 0 ? undefined : {start, end: lineEnd(text, start), message};
}

/** A page from before notes became comments: one message for all its tags. */
function oldNotes(text: string): Finding | undefined {
  const [tag] = text.matchAll(/<(?:ToConfirm|Slot)\b[^>]*>/g);
  if (!tag) return undefined;
  return {
    start: tag.index,
    end: tag.index + tag[0].length,
    message:
      'This text was written before notes became comments. Replace each <ToConfirm reason="…"> and <Slot … /> with a comment on a line of its own: {/* To confirm: … */} or {/* Missing: … */}. Then delete each </ToConfirm>.',
    help: 'comments',
  };
}

type Explain = (context: Context) => Finding | undefined;

/** A tag that isn't closed where it has to be. The parser names the opening tag, unless a closing tag ends a paragraph. */
const explainMismatch: Explain = (context) =>
  context.openTagOffset === undefined ? explainAmongWords(context) : explainTags(context);

/** Which function explains an error, by the package that reports it and that package's rule. */
export const EXPLANATIONS: Record<string, Explain> = {
  'micromark-extension-mdxjs-esm:acorn': explainImport,
  'micromark-extension-mdxjs-esm:non-esm': explainImport,
  'micromark-extension-mdx-expression:acorn': explainOpenBrace,
  'micromark-extension-mdx-expression:unexpected-empty-expression': explainOpenBrace,
  'micromark-extension-mdx-expression:unexpected-eof': explainOpenBrace,
  'micromark-extension-mdx-expression:unexpected-lazy': explainOpenBrace,
  'mdast-util-mdx-jsx:end-tag-mismatch': explainMismatch,
  'mdast-util-mdx-jsx:unexpected-closing-slash': explainTags,
  'mdast-util-mdx-jsx:unexpected-self-closing-slash': explainTags,
  // In a tag, or behind a < that begins none.
  'mdast-util-mdx-jsx:unexpected-attribute': explainAngle,
  'micromark-extension-mdx-expression:non-spread': explainAngle,
  'micromark-extension-mdx-expression:spread-extra': explainAngle,
  'micromark-extension-mdx-jsx:unexpected-character': explainAngle,
  'micromark-extension-mdx-jsx:unexpected-eof': explainAngle,
  'micromark-extension-mdx-jsx:unexpected-lazy': explainAngle,
};

/** What is wrong, and where. */
function findingFor(context: Context): Finding {
  const {text, offset} = context;
  const finding = Object.hasOwn(EXPLANATIONS, context.origin) ? EXPLANATIONS[context.origin](context) : undefined;
  if (finding) return finding;
  // An error at the end of the text is about the last thing that is written there.
  const start = text.lastIndexOf('\n', Math.min(offset, text.trimEnd().length - 1) - 1) + 1;
  const unclear = 'This line can’t be read. Compare it with the lines around it, or write it again.';
  return {start, end: lineEnd(text, start), message: unclear, help: 'something-else'};
}

/** Explains what the parser refused. An edit isn't offered if the parser still stops there. */
function explainFailure(context: Context): Finding {
  const {edits = [], certainty, ...finding} = findingFor(context);
  const explained: Finding = {help: 'opening-and-closing', ...finding};
  if (edits.length === 0) return explained;
  const edited = applyEdits(context.text, edits);
  try {
    parse(edited);
  } catch (error) {
    const {message, offset} = failureOf(edited, error);
    const isSamePlace = edited.slice(offset) === context.text.slice(context.offset);
    if (message === context.message && isSamePlace) return explained;
  }
  return {...explained, edits, certainty};
}

/** A page's tree, or why it can't be parsed and a tree without content. */
export function readTree(text: string, components: ComponentTable): {tree: Root; broken?: Finding} {
  const empty: Root = {type: 'root', children: []};
  const broken = unreadable(text) ?? tooMuch(text) ?? oldNotes(text);
  if (broken) return {tree: empty, broken};
  try {
    return {tree: parse(text)};
  } catch (error) {
    return {tree: empty, broken: explainFailure({text, components, ...failureOf(text, error)})};
  }
}
