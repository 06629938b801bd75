/** Where notes may be: on a line of their own, before the block that they are about. */
import type {Nodes} from 'mdast';
import {spanOf} from '../page/elements';
import {isComment, type Note, notesOf} from '../page/notes';
import type {PageRule} from './rule';

/** The blocks that a note can be inside by mistake, as staff call them. */
const CALLED: Partial<Record<Nodes['type'], string>> = {
  list: 'list',
  blockquote: 'quotation',
  heading: 'heading',
  paragraph: 'paragraph',
};

/** The block that a note is in the middle of; undefined where it is between two blocks. */
function interrupted({comment, parents, block}: Note): Nodes | undefined {
  const around = parents.find(({type}) => CALLED[type]);
  if (around) return around;
  // Markdown reads the entries before and after it as two lists.
  const siblings: Nodes[] = parents[parents.length - 1].children;
  const [before] = siblings
    .slice(0, siblings.indexOf(comment))
    .filter((sibling) => !isComment(sibling))
    .slice(-1);
  const isInList = before?.type === 'list' && block?.type === 'list' && before.ordered === block.ordered;
  return isInList ? before : undefined;
}

/** A note would split a list, and in a sentence it isn't clear what it is about. */
export const notes: PageRule = {
  id: 'notes',
  severity: 'error',
  check(page, report) {
    for (const note of notesOf(page)) {
      const {type} = interrupted(note) ?? {};
      if (!type) continue;
      report({...spanOf(note.comment), message: `Move this note to a line of its own before the ${CALLED[type]}.`});
    }
  },
};
