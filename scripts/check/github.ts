/** The check's result on GitHub: an annotation on each line of a pull request, and a summary of the run. */
import {type Diagnostic, helpLine} from '../../src/content/diagnostic';
import {STAFF_FOLDER} from '../../src/shared';
import {annotation, errorsIn, listItem, plural} from '../reporting';

/** The command that makes GitHub show a diagnostic on its lines. */
export function annotationOf(diagnostic: Diagnostic): string {
  const {severity, file, start, end, message} = diagnostic;
  const text = [message, helpLine(diagnostic)].join('\n');
  return annotation(severity, text, {
    file,
    line: start.line,
    endLine: end.line,
    col: start.column,
    // GitHub accepts this only for a single line.
    ...(end.line === start.line && {endColumn: end.column}),
  });
}

/**
 * Where the editor shows the pull request of this run; undefined for other runs. GitHub Pages redirects this address to
 * the site's own domain, if it has one.
 */
export function editorOf({GITHUB_REPOSITORY = '', GITHUB_REF = ''}: NodeJS.ProcessEnv): string | undefined {
  const [owner, name] = GITHUB_REPOSITORY.toLowerCase().split('/');
  const [, number] = /^refs\/pull\/(\d+)\//.exec(GITHUB_REF) ?? [];
  if (!number || !name) return undefined;
  const base = name === `${owner}.github.io` ? '/' : `/${GITHUB_REPOSITORY.split('/')[1]}/`;
  return `https://${owner}.github.io${base}${STAFF_FOLDER}editor?proposal=${number}`;
}

/**
 * The summary of the run, as Markdown. GitHub shows ten annotations of each kind; here are
 * all.
 * `editor` is where the editor shows this pull request, if it is one.
 */
export function summary(diagnostics: Diagnostic[], editor?: string): string {
  const link = editor ? `[See this proposal in the editor](${editor})\n` : '';
  if (diagnostics.length === 0) {
    return `## No problems\n\nNothing to fix in the pages and the records.\n${link && `\n${link}`}`;
  }
  const rows = diagnostics.map(({severity, file, start, message}) =>
    listItem(severity, `${file}, line ${start.line}`, message),
  );
  const errors = errorsIn(diagnostics);
  const title =
    errors > 0 ? `${plural(errors, 'problem')} to fix before this can be published` : 'Nothing blocks publishing';
  return `## ${title}\n\n${rows.join('\n')}\n${link && `\n${link}`}`;
}
