/** What stands in a page once it can be read: its words, headings, links, pictures, boxes and more, with their places. */
import type {Nodes, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

interface Place {
  start: number;
  end: number;
}

export interface Reading {
  texts: (Place & {value: string})[];
  headings: (Place & {depth: number; text: string; id?: string})[];
  links: (Place & {url: string; text: string})[];
  pictures: (Place & {url: string; alt: string})[];
  boxes: (Place & {name: string; kind: string})[];
  /** A table's rows, each with its cells. */
  tables: (Place & {rows: string[][]})[];
  codes: (Place & {value: string})[];
  /** Elements as the build sees them, with whether anything stands between opening and closing. */
  elements: (Place & {name: string; empty: boolean})[];
}

const placeOf = ({position}: Nodes): Place => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Collects them. */
export function readTree(tree: Root): Reading {
  const reading: Reading = {
    texts: [],
    headings: [],
    links: [],
    pictures: [],
    boxes: [],
    tables: [],
    codes: [],
    elements: [],
  };
  const definitions = new Map<string, string>();
  visit(tree, 'definition', (node) => void definitions.set(node.identifier, node.url));
  visit(tree, (node) => {
    const place = placeOf(node);
    switch (node.type) {
      case 'text':
        reading.texts.push({...place, value: node.value});
        break;
      case 'heading': {
        const note = node.children.at(-1);
        const id = note?.type === 'mdxTextExpression' ? /^\/\*\s*#([^\s*]+)/.exec(note.value)?.[1] : undefined;
        reading.headings.push({...place, depth: node.depth, text: textOf(node), id});
        break;
      }
      case 'link':
        reading.links.push({...place, url: node.url, text: textOf(node)});
        break;
      case 'linkReference':
        reading.links.push({...place, url: definitions.get(node.identifier) ?? '', text: textOf(node)});
        break;
      case 'image':
        reading.pictures.push({...place, url: node.url, alt: node.alt ?? ''});
        break;
      case 'imageReference':
        reading.pictures.push({...place, url: definitions.get(node.identifier) ?? '', alt: node.alt ?? ''});
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        reading.boxes.push({...place, name: node.name, kind: node.type});
        break;
      case 'table':
        reading.tables.push({...place, rows: node.children.map((row) => row.children.map((cell) => textOf(cell)))});
        break;
      case 'code':
      case 'inlineCode':
        reading.codes.push({...place, value: node.value});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        reading.elements.push({...place, name: node.name ?? '', empty: node.children.length === 0});
        break;
    }
  });
  return reading;
}
