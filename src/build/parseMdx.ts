import type {RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/** The nodes of a piece of MDX that goes into a page. */
export const parseMdx = (text: string): RootContent[] => parser.parse(text).children;
