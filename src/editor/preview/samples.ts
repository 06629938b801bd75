import {type ComponentTable, checkPage} from '../../content';
import {SNIPPETS, type Snippet, type SnippetNames} from '../text/snippets';
import {type DrawnNode, drawPage} from './tree';

const PROGRAM: Pick<Snippet, 'id' | 'write' | 'wrapper'> = {
  id: 'program',
  write: () =>
    '<ProgramCard title="Write its name" silk="kite" tagline="Write what it is" perfectFor="Write who it is for">\n\nWrite what happens in it.\n\n</ProgramCard>',
};

/** What each snippet looks like by itself, and a program. */
export function drawSamples(
  names: SnippetNames,
  components: ComponentTable,
  fill: (text: string) => string,
): Record<string, DrawnNode[]> {
  const draw = ({id, write, wrapper: [before, after] = ['', '']}: typeof PROGRAM) => {
    const {page} = checkPage(`pages/sample-${id}.mdx`, `${before}${write(names)}${after}`, components);
    // A mark isn't part of the page.
    return drawPage(page, components, fill).flatMap((node) =>
      typeof node !== 'string' && node.name === 'ToConfirm' ? node.children : [node],
    );
  };
  return Object.fromEntries([...SNIPPETS, PROGRAM].map((snippet) => [snippet.id, draw(snippet)]));
}
