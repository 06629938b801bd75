import type {Rule} from './rule';

export const unfinishedTag: Rule = {
  id: 'unfinished-tag',
  help: 'opening-and-closing',
  parts: ['unfinished-tag'],
  part(part, {components, report}) {
    const component = part.kind === 'unfinished-tag' ? components.get(part.tag.name) : undefined;
    if (part.kind !== 'unfinished-tag' || !component) return;
    const {start, end, tag} = part;
    const closed = tag.kind === 'close' || component.children !== 'none';
    report({
      start,
      end,
      message: `<${tag.name}> has no > at its end.`,
      edits: [{start: end, end, text: closed ? '>' : ' />'}],
    });
  },
};
