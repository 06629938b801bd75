/** Reads the tags in the docstrings of components and of their props. `src/content/README.md` explains each tag. */
import {type Component, type Offer, PROP_FORMATS, type Prop} from './table';

/** The tags of one docstring: their text by their names. */
export type Tags = Readonly<Record<string, string>>;

const OF_PROPS = ['anchor', 'format', 'internal', 'label', 'rare'];
const OF_COMPONENTS = ['add', 'inside', 'label', 'only'];

/** @throws Error for a misspelt tag, which would change nothing. `generate.ts` adds where the docstring is. */
function refuseUnknown(tags: Tags, allowed: string[]): void {
  const unknown = Object.keys(tags).find((name) => !allowed.includes(name));
  if (unknown) throw new Error(`@${unknown} isn’t known here. The tags are: ${allowed.join(', ')}.`);
}

/** What the tags of a prop say; undefined for one that pages never set. */
export function readPropTags(tags: Tags): Pick<Prop, 'format' | 'label' | 'isAnchor' | 'isRare'> | undefined {
  refuseUnknown(tags, OF_PROPS);
  if ('internal' in tags) return undefined;
  const format = PROP_FORMATS.find((one) => one === tags.format);
  if (tags.format && !format)
    throw new Error(`@format ${tags.format} is unknown. The formats are: ${PROP_FORMATS.join(', ')}.`);
  return {
    ...(format && {format}),
    ...(tags.label && {label: tags.label}),
    ...('anchor' in tags && {isAnchor: true}),
    ...('rare' in tags && {isRare: true}),
  };
}

/** `@add Card: One of several …`. It goes into the parent that `@inside` names, or only where `@only` finds one. */
function offerOf({add, only}: Tags, inside: string[] = []): Offer {
  const [, label, description] = /^([^:]+):\s*(\S[\s\S]*)$/.exec(add) ?? [];
  if (!label) throw new Error(`@add ${add} needs a name, a colon and a sentence.`);
  const [into] = inside;
  return {label: label.trim(), description, ...(only ? {only} : into && {into})};
}

/** What the tags of a component say. */
export function readComponentTags(tags: Tags): Pick<Component, 'label' | 'inside' | 'add'> {
  refuseUnknown(tags, OF_COMPONENTS);
  const inside = tags.inside?.split(/[\s,]+/);
  return {
    ...(tags.label && {label: tags.label}),
    ...(inside && {inside}),
    ...(tags.add && {add: offerOf(tags, inside)}),
  };
}
