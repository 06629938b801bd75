import {locate} from '../source';
import type {Rule} from './rule';

/** Two halves of a pair that don't fit: another name, a slash that is missing, or one too many. */
export const tagNames: Rule = {
  id: 'tag-names',
  help: 'opening-and-closing',
  parts: ['tag-name', 'tag-slash'],
  part(part, {page: {source}, report}) {
    if (part.kind !== 'tag-name' && part.kind !== 'tag-slash') return;
    const {start, end, edits} = part;
    if (part.kind === 'tag-slash') {
      const message = part.closes
        ? `Write </${part.name}>, with the slash before the name, where <${part.name}> ends.`
        : `Delete the slash: <${part.name}> is closed further below.`;
      report({start, end, message, edits});
    } else if (part.closes) {
      const {name} = part.closes;
      const {line} = locate(source, part.closes.start);
      report({start, end, message: `Write </${name}> here: it closes <${name}> in line ${line}.`, edits});
    } else report({start, end, message: `There is no component "${part.written}".`, help: 'components', edits});
  },
};
