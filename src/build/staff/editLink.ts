/** The link at the foot of each page for staff: to its file in the editor, or on GitHub for a page of the handbook. */
import type {Paragraph} from 'mdast';
import {isHandbook} from '../../content';
import {editUrl} from '../../editUrl';
import {editorAddress} from './editorLinks';

/** A paragraph with the link, or with the file's name if the repository isn't known. */
export function editLink(file: string): Paragraph {
  const address = isHandbook(file) ? editUrl(file) : editorAddress(`?file=${file}`);
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['container', 'margin-vert--md']}},
    children: address
      ? [
          {
            type: 'link',
            url: address,
            children: [{type: 'text', value: 'Edit this page'}],
            data: {hProperties: {target: '_self'}},
          },
        ]
      : [
          {type: 'text', value: 'To edit this page, open the file '},
          {type: 'inlineCode', value: file},
        ],
  };
}
