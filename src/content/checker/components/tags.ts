/** Reads the tags in the docstrings of components and of their props. `src/content/README.md` explains each tag. */
import {listed} from '../wording';
import {type Component, type Offer, PROP_FORMATS, type Prop} from './table';

/** The tags of one docstring: their words by their names. */
export type Tags = Readonly<Record<string, string>>;

/** What is wrong with a docstring's tags, in a sentence. */
export class TagError extends Error {}

/** Whether a tag takes words behind it. */
type TakesWords = 'words' | 'none';

const OF_PROPS: Record<string, TakesWords> = {
  anchor: 'none',
  format: 'words',
  label: 'words',
  rare: 'none',
  internal: 'none',
};

const OF_COMPONENTS: Record<string, TakesWords> = {
  inside: 'words',
  inline: 'none',
  band: 'none',
  list: 'none',
  add: 'words',
  rank: 'words',
  within: 'words',
  only: 'words',
  called: 'words',
};

/** @throws TagError for a tag that isn't allowed, that lacks its words, or that has words and takes none. */
function refuseUnknown(tags: Tags, allowed: Record<string, TakesWords>, owner: string): void {
  for (const [name, words] of Object.entries(tags)) {
    if (!Object.hasOwn(allowed, name)) {
      const names = listed(
        Object.keys(allowed).map((one) => `@${one}`),
        'and',
      );
      throw new TagError(`@${name} isn’t a tag that a ${owner} can have. Those are: ${names}.`);
    }
    if (allowed[name] === 'words' && !words) throw new TagError(`@${name} needs words behind it.`);
    if (allowed[name] === 'none' && words) throw new TagError(`@${name} takes no words, and has “${words}”.`);
  }
}

/** `@format price`. */
function formatTag(words: string): Prop['format'] {
  const format = PROP_FORMATS.find((one) => one === words);
  if (!format)
    throw new TagError(`@format ${words} is no format. The formats are: ${listed([...PROP_FORMATS], 'and')}.`);
  return format;
}

/** What the tags of a prop say; undefined for one that pages never set. */
export function readPropTags(tags: Tags): Pick<Prop, 'format' | 'label' | 'isAnchor' | 'isRare'> | undefined {
  refuseUnknown(tags, OF_PROPS, 'prop');
  if ('internal' in tags) return undefined;
  return {
    ...(tags.format && {format: formatTag(tags.format)}),
    ...(tags.label && {label: tags.label}),
    ...('anchor' in tags && {isAnchor: true}),
    ...('rare' in tags && {isRare: true}),
  };
}

/** `@rank 1`. */
function rankOf(words: string): number {
  if (!/^[1-9]\d*$/.test(words)) throw new TagError(`@rank ${words} isn’t a number.`);
  return Number(words);
}

const namesIn = (words: string): string[] => words.split(/[\s,]+/);

/** `@add Card: One of several …`, with `@rank` for its place in the list, and `@within` or `@only` for where it goes. */
function offerOf({add, rank, only, within, inside}: Tags): Offer {
  const [, label, description] = /^([^:]+):\s*(\S[\s\S]*)$/.exec(add) ?? [];
  if (!label) throw new TagError(`@add ${add} lacks a name, a colon, and a sentence about it.`);
  const offer = {label: label.trim(), description, ...(rank && {rank: rankOf(rank)})};
  if (only) return {...offer, only};
  const into = within ?? (inside && namesIn(inside)[0]);
  return into ? {...offer, into} : offer;
}

/** What the tags of a component say. */
export function readComponentTags(
  tags: Tags,
): Pick<Component, 'called' | 'inside' | 'isInline' | 'isBand' | 'isList' | 'add'> {
  refuseUnknown(tags, OF_COMPONENTS, 'component');
  for (const name of ['within', 'only', 'rank'])
    if (tags[name] && !tags.add) throw new TagError(`@${name} says where @add puts or lists it, and there is no @add.`);
  if (tags.within && tags.only) throw new TagError('@within and @only both say where @add puts it. Write one of them.');
  return {
    ...(tags.called && {called: tags.called}),
    ...(tags.inside && {inside: namesIn(tags.inside)}),
    ...('inline' in tags && {isInline: true}),
    ...('band' in tags && {isBand: true}),
    ...('list' in tags && {isList: true}),
    ...(tags.add && {add: offerOf(tags)}),
  };
}
