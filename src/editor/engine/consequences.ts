/** What follows at once from adding or moving a part: imports, counts in sentences, and lines in the record of buttons. */
import type {ComponentTable} from '../../content/checker/components/table';
import {type ContentFiles, withTexts} from '../../content/checker/files';
import {normalize} from '../../content/checker/source';
import {checkSite} from '../../content/site/check';
import {applyEdits, type Edit} from '../text/edits';
import {fingerprintOf} from './corrections';

/** A page's new text. `at` is a place in it. */
interface NewText {
  file: string;
  text: string;
  at: number;
}

/**
 * The files after a page has a new text: components are imported, sentences say how many there are, and buttons that no
 * page shows any more lose their line. `at` is where the place is after all edits. `before`: the fingerprints of
 * the problems that the site had already.
 */
export function withConsequences(
  {file, text, at}: NewText,
  files: ContentFiles,
  components: ComponentTable,
  before: ReadonlySet<string>,
) {
  const newFiles = withTexts(files, {[file]: text});
  const {diagnostics} = checkSite(newFiles, components);
  const edits: Record<string, Edit[]> = {[file]: []};
  for (const diagnostic of diagnostics.filter((found) => !before.has(fingerprintOf(found)))) {
    edits[diagnostic.file] ??= [];
    edits[diagnostic.file].push(...(diagnostic.consequentEdits ?? []));
  }
  const texts = Object.entries(edits).map(([name, all]) => [name, applyEdits(normalize(newFiles.text(name)), all)]);
  const editsBeforePlace = edits[file].filter(({end}) => end <= at);
  return {
    files: Object.fromEntries(texts) as Record<string, string>,
    at: applyEdits(text.slice(0, at), editsBeforePlace).length,
  };
}
