/**
 * Adds a content security policy. GitHub Pages sends no headers of ours, so the policy stands in the page, before
 * anything that it governs. Inline scripts and styles are allowed by their hash, so this must be the last step.
 */
import {createHash} from 'node:crypto';
import {isEditor, type PageContext} from '../documents';
import {attributeOf, createElement, type Document, elementsIn, headOf, insertAfter, textOf} from '../html';

/** Types of a script that a browser acts on. Data, such as JSON-LD, needs no permission. */
const EXECUTABLE = /^(|module|speculationrules|text\/javascript|application\/javascript)$/;

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

/** The policy that a page needs, and nothing beyond. The editor shows drafts in a frame and asks GitHub. */
export function policyOf(document: Document, isEditorPage = false): string {
  const elements = elementsIn(document);
  const scripts = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      EXECUTABLE.test(attributeOf(element, 'type') ?? ''),
  );
  const styles = elements.filter(({tagName}) => tagName === 'style');
  const styleAttributes = elements.flatMap((element) => attributeOf(element, 'style') ?? []);
  // Old browsers don't know 'unsafe-hashes' and ignore the style attribute. Nothing else is lost.
  const attributes = styleAttributes.length > 0 ? ` 'unsafe-hashes'${hashes(styleAttributes)}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(scripts.map(textOf))}`,
    `style-src 'self'${hashes(styles.map(textOf))}${attributes}`,
    // Silks are drawn with masks that are data in the styles. The editor shows pictures before they are uploaded.
    `img-src 'self' data:${isEditorPage ? ' blob:' : ''}`,
    ...(isEditorPage ? ["connect-src 'self' https://api.github.com"] : []),
    "object-src 'none'",
    `frame-src ${isEditorPage ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Puts the policy right after the charset, which has to come first. */
export function addPolicy(document: Document, {file}: Pick<PageContext, 'file'> = {file: ''}): void {
  const charset = elementsIn(headOf(document)).find((element) => attributeOf(element, 'charset') !== undefined);
  if (!charset) throw new Error('The page has no <meta charset>. Put it back into the HTML template.');
  insertAfter(
    charset,
    createElement('meta', {'http-equiv': 'Content-Security-Policy', content: policyOf(document, isEditor(file))}),
    createElement('meta', {name: 'referrer', content: 'no-referrer'}),
  );
}
