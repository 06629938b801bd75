/** What `static/` and `pictures/` may hold: files that can't run anything in a visitor's browser. */
import type {Diagnostic} from './diagnostic';
import type {ContentFiles} from './files';
import {fileDiagnostic} from './source';

const FOLDERS = ['static', 'pictures', 'handbook/static'];
/** What a browser would open as a page or run as a script, at an address of this site. */
const RUNS = /\.(x?html?|xht|shtml|js|mjs|cjs|wasm|swf|jar|xml|xsl|xslt|mht|mhtml|hta|php|css|map)$/i;
/** Names that the build writes itself: a file here would stand in their place. */
const OURS =
  /^static\/(sw\.js|CNAME|robots\.txt|sitemap\.xml|manifest\.webmanifest|[^/]+\/index\.html|index\.html|404\.html)$/i;
/** A drawing that a browser reads in another encoding than UTF-8. */
const FOREIGN = /<\?xml[^>]*encoding\s*=\s*["']?(?!["']?utf-8\b)/i;
/** What a drawing needs none of: scripts, handlers, pages inside it, and anything from elsewhere. */
const IN_DRAWING: [RegExp, string][] = [
  [/<\s*(?:[\w-]+:)?script\b/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'a script'],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|handler|listener)\b/i, 'a page inside it'],
  [/<!\s*(?:ENTITY|DOCTYPE[^>]*\[)/i, 'an entity'],
  [/<\?xml-stylesheet/i, 'a style sheet from elsewhere'],
  [/(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpe?g|webp|gif)[;,])[^"'\s>]/i, 'a link'],
  [/url\(\s*["']?\s*(?!#)[^)"'\s]|@import/i, 'a link'],
];

/** What is wrong with an SVG, read as a browser reads it: in its own encoding, and with its character references. */
function drawingProblem(bytes: Uint8Array): string | undefined {
  let drawing = '\0';
  try {
    drawing = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    // Another encoding: told below.
  }
  if (drawing.includes('\0') || FOREIGN.test(drawing))
    return 'Save this drawing as UTF-8, or as PNG: what is inside can’t be read.';
  const plain = drawing.replace(/&#(x?)([\da-f]+);?/gi, (_, hex, code) =>
    String.fromCodePoint(Math.min(Number.parseInt(code, hex ? 16 : 10) || 32, 0x10ffff)),
  );
  const found = IN_DRAWING.find(([pattern]) => pattern.test(plain));
  return found && `Save this drawing again without ${found[1]}, or as PNG: a browser could run what is in it.`;
}

function problemOf(file: string, files: ContentFiles): string | undefined {
  if (files.leadsOut?.(file)) return 'Delete this link and upload the file itself: the link leads out of the site.';
  if (OURS.test(file)) return 'Delete this file: the site makes it itself.';
  if (RUNS.test(file)) return 'Delete this file: a browser could run it. Upload images and documents (PDF) only.';
  if (!/\.svgz?$/i.test(file)) return undefined;
  if (/\.svgz$/i.test(file)) return 'Save this drawing as .svg: nobody can see what is inside a .svgz.';
  return files.holds?.(file) === false ? undefined : drawingProblem(files.bytes(file));
}

/** Files that could run something, or take the place of a page. */
export function checkStaticFiles(files: ContentFiles): Diagnostic[] {
  return FOLDERS.flatMap((folder) => files.list(folder)).flatMap((file) => {
    const message = problemOf(file, files);
    return message ? [fileDiagnostic(file, 'static-files', {message, help: 'pages-are-not-programs'})] : [];
  });
}
