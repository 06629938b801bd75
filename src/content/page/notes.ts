/** Comments in a page. One that begins with "To confirm:" or "Missing:" is a note to staff about the block below it. */
import type {Nodes, Parents} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {spanOf} from './elements';
import type {Page} from './page';

type Comment = Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

/** Exactly one comment between the braces. With anything else besides it, the braces contain code. */
const COMMENT = /^\s*\/\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

export const isComment = (node: {type: string}): node is Comment =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && COMMENT.test((node as Comment).value);

/** The text of a comment, on one line. */
const commentText = ({value}: Comment): string => (COMMENT.exec(value)?.[1] ?? '').replace(/\s+/g, ' ').trim();

export type NoteKind = 'To confirm' | 'Missing';

const NOTE = /^(to confirm|missing)\s*:\s*(.*)$/i;

export interface Note {
  kind: NoteKind;
  /** What needs confirming, or what is missing. */
  text: string;
  comment: Comment;
  /** The nodes around it, the outermost first. */
  parents: Parents[];
  /** The block that it is about: the next one of the same parent, if there is one. */
  block?: Nodes;
}

export function notesOf({tree}: Page): Note[] {
  const notes: Note[] = [];
  visitParents(tree, isComment, (comment: Comment, parents: Parents[]) => {
    const [, kind, text] = NOTE.exec(commentText(comment)) ?? [];
    if (!kind) return;
    const siblings: Nodes[] = parents[parents.length - 1].children;
    const block = siblings.slice(siblings.indexOf(comment)).find((sibling) => !isComment(sibling));
    notes.push({kind: /^m/i.test(kind) ? 'Missing' : 'To confirm', text, comment, parents, block});
  });
  return notes;
}

/** The offset at which the comments right before a block begin, or the block itself if there are none. */
export function startWithComments(block: Nodes, siblings: Nodes[]): number {
  let index = siblings.indexOf(block);
  while (index > 0 && isComment(siblings[index - 1])) index -= 1;
  return spanOf(siblings[index]).start;
}
