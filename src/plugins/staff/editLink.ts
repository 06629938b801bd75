/** The line at the foot of each page for staff that leads to its file: in the editor, or for the handbook on GitHub. */
import type {Node} from 'unist';
import {isHandbook} from '../../content';
import {editUrl} from '../../editUrl';
import {editorAddress} from './editorLinks';

const text = (value: string) => ({type: 'text', value});

/** A paragraph with the link; without a repository to lead to, it names the file. */
export function editLink(file: string): Node {
  const address = isHandbook(file) ? editUrl(file) : editorAddress(`?file=${file}`);
  const words = address
    ? [{type: 'link', url: address, children: [text('Edit this page')], data: {hProperties: {target: '_self'}}}]
    : [text('To edit this page, open the file '), {type: 'inlineCode', value: file}];
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['container', 'margin-vert--md']}},
    children: words,
  } as Node;
}
