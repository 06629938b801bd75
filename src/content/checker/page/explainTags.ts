/** Explains tags that don't match: one that is never closed, closes nothing, or closes another. */
import {type ComponentTable, componentLabel} from '../components/table';
import type {Span} from '../diagnostic';
import {nearest} from '../nearest';
import {type Finding, TAG} from '../source';
import {namesInForm, worded} from '../wording';
import {lessThan} from './explainSigns';
import {type Context, isKnown, isMeant, replace, withoutQuoted} from './failure';

interface Tag extends Span {
  name: string;
  kind: 'open' | 'close' | 'alone';
}

interface Unclosed {
  open: Tag;
  /** The closing tag that the parser found where that of `open` has to be. */
  closing?: Tag;
}

/** The tags in a text, in order; those in code and notes are none. */
function tagsIn(text: string): Tag[] {
  return [...withoutQuoted(text).matchAll(TAG)].map(({0: raw, 1: slash, 2: name, index}) => {
    const opening = raw.endsWith('/>') ? 'alone' : 'open';
    return {name, kind: slash ? 'close' : opening, start: index, end: index + raw.length};
  });
}

/** An opening tag, and a closing tag where another was expected. */
function explainPair({open, closing}: Required<Unclosed>, tags: Tag[], context: Context): Finding | undefined {
  const {text, components} = context;
  const {name, start, end} = open;
  const rename = (tag: Tag, other: string) => replace(tag, text.slice(tag.start, tag.end).replace(tag.name, other));
  const isLike = nearest(closing.name, [name]) !== undefined;
  // <Crad> … </Card>
  if (isLike && !isKnown(name, context)) {
    const wording = worded(components, (names) => `There is no ${names.component(name)}.`);
    return {start, end, ...wording, edits: rename(open, closing.name)};
  }
  // <Card> … </Crad>
  if (isLike && !isKnown(closing.name, context)) {
    const wording = worded(components, ({tag}) => `Write ${tag(`/${name}`)} here: it closes ${tag(name)} further up.`);
    return {start: closing.start, end: closing.end, ...wording, edits: rename(closing, name)};
  }
  // <Card> … </Section>, and no <Section> above.
  if (!tags.some((tag) => tag.kind === 'open' && tag.end <= start && tag.name === closing.name))
    return explainUnopened(closing, components);
  // <Section> <Card> … </Section> </Card>: the last two change places.
  const late = tags.find((tag) => tag.kind === 'close' && tag.start > closing.start);
  if (late?.name !== name) return undefined;
  const between = text.slice(closing.end, late.end);
  const moved = between.trimStart() + /^\s*/.exec(between)?.[0] + text.slice(closing.start, closing.end);
  const wording = worded(
    components,
    ({tag}) => `Move ${tag(`/${closing.name}`)} below ${tag(`/${name}`)}: what was opened last is closed first.`,
  );
  const edits = replace({start: closing.start, end: late.end}, moved);
  return {start: closing.start, end: closing.end, ...wording, edits};
}

/** An opening tag that nothing closes where it has to be closed. */
function explainUnclosed({open, closing}: Unclosed, tags: Tag[], context: Context): Finding {
  const {text, components, hasPlace, offset} = context;
  const {name, start, end} = open;
  const pair = closing && closing.name !== name && explainPair({open, closing}, tags, context);
  if (pair) return pair;
  // <Button label="Register">
  if (components.get(name)?.children === 'none') {
    return {
      start,
      end,
      message: `End <${name}> with a slash, as nothing goes inside it.`,
      messageInForm: `“${componentLabel(name, components)}” has to end with “ />”: nothing goes inside it.`,
      edits: replace(open, `${text.slice(start, end - 1).trimEnd()} />`),
      certainty: 'safe',
    };
  }
  // "everyone <ten years>"
  if (!isMeant(name, context)) return lessThan(text, start);
  const isClosed = tags.some((tag) => tag.kind === 'close' && tag.name === name && tag.start > end);
  // "- <Card>" in a list, and </Card> below the list. The parser then marks the paragraph or list that has ended.
  const isElsewhere = isClosed && hasPlace && !text.startsWith('</', offset);
  const wording = worded(components, ({tag}) =>
    isElsewhere
      ? `Put ${tag(name)} and ${tag(`/${name}`)} in the same place: both inside one paragraph or list, or each on a line of its own with an empty line before and after.`
      : `${tag(name)} is never closed. Write ${tag(`/${name}`)} on a line of its own where it ends.`,
  );
  return {start, end, ...wording};
}

/** A closing tag with no opening one before it. */
const explainUnopened = ({name, start, end}: Tag, components: ComponentTable): Finding => ({
  start,
  end,
  ...worded(
    components,
    ({tag}) => `Delete ${tag(`/${name}`)}, which closes nothing, or write ${tag(name)} where it begins.`,
  ),
});

/** Explains a tag that isn't closed, or closes nothing, at the place where the parser gave up. */
export function explainTags(context: Context): Finding | undefined {
  const {text, offset, openTagOffset, components} = context;
  const tags = tagsIn(text);
  const opening = tags.find(({start}) => start === openTagOffset);
  const closing = tags.find(({start, end, kind}) => kind === 'close' && start <= offset && offset < end);
  // <br> or </br>
  const lone = [opening, closing].find((tag) => tag && /^(br|hr|wbr)$/i.test(tag.name));
  if (lone) {
    const written = `<${lone.name.toLowerCase()} />`;
    return {
      start: lone.start,
      end: lone.end,
      message: `Write ${written}, with the slash at the end. For a new paragraph, leave an empty line.`,
      messageInForm: `Write ${written}. For a new paragraph, leave an empty line.`,
      help: 'line-breaks',
      edits: replace(lone, written),
      certainty: 'safe',
    };
  }
  if (opening) return explainUnclosed({open: opening, closing}, tags, context);
  if (closing) return explainUnopened(closing, components);
  return openTagOffset === undefined ? undefined : lessThan(text, openTagOffset);
}

/**
 * Explains a closing tag that ends a paragraph. It can't close what was opened on a line of its own:
 *
 *     <Card title="A visit">
 *
 *     The words of the card.</Card>
 */
export function explainAmongWords({text, offset, components}: Context): Finding | undefined {
  const closing = tagsIn(text).find(({start, kind}) => kind === 'close' && start === offset);
  if (!closing) return undefined;
  const {name, start, end} = closing;
  // The tag gets an empty line before and after it, where there isn't one already.
  const [before] = /\n{0,2}[ \t]*$/.exec(text.slice(0, start)) ?? [''];
  const [after] = /^[ \t]*\n{0,2}/.exec(text.slice(end)) ?? [''];
  const edits = [
    ...(before.startsWith('\n\n') ? [] : replace({start: start - before.length, end: start}, '\n\n')),
    ...(after.endsWith('\n\n') ? [] : replace({start: end, end: end + after.length}, '\n\n')),
  ];
  return {
    start,
    end,
    message: `Write </${name}> on a line of its own, with an empty line before and after.`,
    messageInForm: `Write ${namesInForm(components).tag(`/${name}`)} in a paragraph of its own.`,
    edits,
  };
}
