/**
 * Stands in for path-to-regexp. Docusaurus' routes are plain paths, and `*` for the page that is not found; a path
 * with parameters is refused, while the site is built.
 */
interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/** A pattern that a path matches: all of it with `end`, else its beginning up to a slash. */
export default function pathToRegexp(path: string, _keys?: unknown, options: Options = {}): RegExp {
  if (/(^|[^\\])[:([?+]/.test(path)) throw new Error(`The path ${path} has parameters. Leave out the step "paths".`);
  // NavLink escapes its path already; Docusaurus does not.
  const plain = path.replace(/\\(.)/g, '$1').replace(/\/$/, '');
  const escaped = plain.replace(/[.\\+?^${}()|[\]]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(
    `^${escaped}${options.strict ? '' : '/?'}${options.end === false ? '(?=/|$)' : '$'}`,
    options.sensitive ? '' : 'i',
  );
}

/** Used by redirects with parameters, of which there are none. */
pathToRegexp.compile = (path: string) => () => path;
