import type {ComponentTable} from '../components/table';
import {listed, nearest} from '../nearest';
import type {Rule} from './rule';

/** The names of all silks: what any component takes as its `silk`. */
const silksOf = (components: ComponentTable): string[] => [
  ...new Set(
    [...components.values()]
      .flatMap(({props}) => props.filter(({name}) => name === 'silk'))
      .flatMap(({choices}) => choices.map(String)),
  ),
];

/** The silk that a page names at its top. */
export const pageSilk: Rule = {
  id: 'page-silk',
  help: 'the-lines-at-the-top',
  page({page: {frontMatter}, components, report}) {
    const entry = frontMatter.entries.find(({key}) => key === 'silk');
    const silks = silksOf(components);
    if (!entry || typeof entry.value !== 'string' || silks.includes(entry.value)) return;
    const {valueStart: start, valueEnd: end, value} = entry;
    const meant = nearest(value, silks);
    const message = `There is no silk "${value}". These are: ${listed(silks)}.`;
    report({start, end, message, edits: meant ? [{start, end, text: meant}] : undefined});
  },
};
