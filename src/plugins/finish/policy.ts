/**
 * Locks every page down. GitHub Pages sends no header of ours, so the policy stands in the page itself, before
 * anything that it governs. Inline scripts and styles are allowed by the hash of their very words: the final HTML
 * is what counts, because the minifier rewrites them.
 */
import {createHash} from 'node:crypto';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {changePages, withHead} from './pages';

interface Inline {
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
}

/** A script that is data, such as JSON-LD, is never run and needs no leave. */
const RUNS = /^(|module|text\/javascript|application\/javascript)$/;

/** What a page holds inline. */
function inlineOf(html: string): Inline {
  const inline: Inline = {scripts: [], styles: [], styleAttributes: []};
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) {
      const attribute = (name: string) => node.attrs.find((item) => item.name === name)?.value;
      const words = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      if (node.tagName === 'script' && attribute('src') === undefined && RUNS.test(attribute('type') ?? '')) {
        inline.scripts.push(words);
      }
      if (node.tagName === 'style') inline.styles.push(words);
      const style = attribute('style');
      if (style !== undefined) inline.styleAttributes.push(style);
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return inline;
}

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

/** The content security policy that a page needs, and nothing beyond. */
export function policyOf(html: string): string {
  const {scripts, styles, styleAttributes} = inlineOf(html);
  // Old browsers do not know 'unsafe-hashes' and drop the attribute: the style is lost there, and nothing else.
  const attributes = styleAttributes.length > 0 ? ` 'unsafe-hashes'${hashes(styleAttributes)}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}${attributes}`,
    "img-src 'self' data:", // The silks are drawn with masks that stand in the styles as data.
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Writes the policy into every page of a build. */
export const writePolicies = (outDir: string): Promise<void> =>
  changePages(outDir, (html) =>
    withHead(
      html,
      'start',
      `<meta http-equiv=Content-Security-Policy content="${policyOf(html)}"><meta name=referrer content=no-referrer>`,
    ),
  );
