/** The content security policy of every built page: what a browser may load, run and show in it. */
import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import {isEditor, type PageContext} from './pages';

/** Types of a script that a browser acts on. Data, such as JSON-LD, needs no permission. */
const EXECUTABLE = ['', 'module', 'speculationrules', 'text/javascript', 'application/javascript'];

const hashes = (texts: string[]) =>
  [...new Set(texts)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');

/** Whose page a policy is for. */
interface Audience {
  isStaffBuild: boolean;
  /** The site's own origin, for the editor and its frame alone. */
  editorOrigin?: string;
}

/**
 * The policy that a page needs, and nothing beyond. The editor shows drafts in a frame and asks GitHub. The frame’s
 * origin is opaque; there, Safari before mid-2026 matches nothing with 'self' (WebKit bug 316847).
 */
export function policyOf($: CheerioAPI, {isStaffBuild, editorOrigin}: Audience): string {
  const scripts = $('script:not([src])').toArray();
  const executable = scripts.filter(({attribs}) => EXECUTABLE.includes(attribs.type ?? ''));
  const styles = $('style').toArray();
  const styleAttributes = $('[style]')
    .toArray()
    .map(({attribs}) => attribs.style);
  // Old browsers don't know 'unsafe-hashes' and ignore the style attribute. Nothing else is lost.
  const attributes = styleAttributes.length > 0 ? ` 'unsafe-hashes'${hashes(styleAttributes)}` : '';
  const self = editorOrigin ? `'self' ${editorOrigin}` : "'self'";
  return [
    `default-src ${self}`,
    `script-src ${self}${hashes(executable.map((one) => $(one).text()))}`,
    `style-src ${self}${hashes(styles.map((one) => $(one).text()))}${attributes}`,
    // Infima, which only the staff build has whole, keeps its icons as data in the styles. The editor shows a picture
    // before it is uploaded as a data URL, since its frame can't load a blob URL.
    `img-src ${self}${isStaffBuild ? ' data:' : ''}`,
    ...(editorOrigin ? [`connect-src ${self} https://api.github.com`] : []),
    "object-src 'none'",
    `frame-src ${editorOrigin ? self : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Adds a content security policy. GitHub Pages sends no headers of ours, so it is in the page, right after the
 * charset, which has to come first, and before anything that it governs.
 */
export function addPolicy(
  $: CheerioAPI,
  {file, home, isStaffBuild}: Pick<PageContext, 'file' | 'home' | 'isStaffBuild'>,
): void {
  const charset = $('head meta[charset]');
  if (charset.length !== 1) throw new Error('The page has no <meta charset>. Put it back into the HTML template.');
  const content = policyOf($, {isStaffBuild, editorOrigin: isEditor(file) ? new URL(home).origin : undefined});
  const policy = $('<meta>').attr({'http-equiv': 'Content-Security-Policy', content});
  charset.after(policy, '<meta name="referrer" content="no-referrer">');
}
