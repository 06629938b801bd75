/**
 * Notes, while Docusaurus reads the pages, what machines are told about them: the tiers with their prices, the
 * programs and the conference stand as components in `pages/`, and nowhere else. A remark plugin sees the same tree
 * as the page is built from, and nothing of this reaches a visitor's script.
 */
import type {Literal, Node, Parent} from 'unist';

export interface TierFacts {
  type: string;
  price: string;
  features: string[];
}

export interface ProgramFacts {
  title: string;
  /** End of the address that leads to the program's card. */
  anchor: string;
  /** What the program is; only once the words are no longer waiting to be confirmed. */
  description?: string;
}

export interface ConferenceFacts {
  title: string;
  description: string;
}

export interface PageFacts {
  tiers: TierFacts[];
  programs: ProgramFacts[];
  conference?: ConferenceFacts;
}

interface JsxNode extends Parent {
  name?: string;
  attributes?: {name?: string; value?: unknown}[];
}

const noted = new Map<string, PageFacts>();

/** What was noted of a page; nothing before Docusaurus has read it. */
export function factsOfPage(file: string): PageFacts {
  return noted.get(file) ?? {tiers: [], programs: []};
}

function textOf(node: Node): string {
  const {value} = node as Literal;
  if (typeof value === 'string') return value;
  return ((node as Parent).children ?? []).map(textOf).join('').trim();
}

/** Nodes of one type within a node, in the order of the page. */
function within(node: Node, type: string): Node[] {
  if (node.type === type) return [node];
  return ((node as Parent).children ?? []).flatMap((child) => within(child, type));
}

const textsOf = (node: Node, type: string) => within(node, type).map(textOf);

/** A property that is written as plain text; one that is computed is not known here. */
function property(node: JsxNode, name: string): string {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : '';
}

/** The facts in a page's tree. What stands in `<ToConfirm>` is told by its name alone, until it is confirmed. */
export function readFacts(tree: Node): PageFacts {
  const facts: PageFacts = {tiers: [], programs: []};
  const visit = (node: JsxNode, confirmed: boolean): void => {
    if (node.name === 'Tier') {
      const [type, price] = [property(node, 'type'), property(node, 'price')];
      facts.tiers.push({type, price, features: confirmed ? textsOf(node, 'listItem') : []});
    } else if (node.name === 'ProgramCard') {
      const [title, anchor] = [property(node, 'title'), property(node, 'silk')];
      const paragraph = node.children.find(({type}) => type === 'paragraph');
      facts.programs.push({title, anchor, ...(confirmed && paragraph && {description: textOf(paragraph)})});
    } else if (node.name === 'Statement' && property(node, 'silk') === 'conference') {
      const [title = ''] = textsOf(node, 'heading');
      facts.conference = {title, description: confirmed ? textsOf(node, 'paragraph').join(' ') : ''};
    }
    for (const child of node.children ?? []) visit(child as JsxNode, confirmed && node.name !== 'ToConfirm');
  };
  visit(tree as JsxNode, true);
  return facts;
}

/** Remark plugin. It comes before the one that takes the marks of the staff out of a public build. */
export default function noteFacts() {
  return (tree: Node, {path}: {path: string}) => {
    noted.set(path, readFacts(tree));
  };
}
