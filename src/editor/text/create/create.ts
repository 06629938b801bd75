/** New pages, programs and stories, from the answers to a few questions. */
import type {ComponentTable, ContentFiles} from '../../../content';
import {checkSite, normalize, withTexts} from '../../../content';
import {applyEdits, type Edit, movedBy} from '../edits';
import {createProgram, createStory} from './component';
import type {Created} from './created';
import {createPage} from './page';
import type {Answers} from './templates';

/** Corrects sentences that say how many there are. */
function withCounts(created: Created, files: ContentFiles, components: ComponentTable): Created {
  const after = withTexts(files, created.texts);
  const byFile = new Map<string, Edit[]>();
  for (const {rule, file, edits = []} of checkSite(after, components).diagnostics) {
    if (rule === 'counts') byFile.set(file, [...(byFile.get(file) ?? []), ...edits]);
  }
  const texts = {...created.texts};
  for (const [file, edits] of byFile) texts[file] = applyEdits(normalize(after.text(file)), edits);
  const {select} = created;
  return {...created, texts, select: select && movedBy(select, byFile.get(created.file) ?? [])};
}

/** Creates what a template is for. */
export function create(id: string, answers: Answers, files: ContentFiles, components: ComponentTable): Created {
  if (id === 'program') return withCounts(createProgram(answers, files, components), files, components);
  if (id === 'story') return createStory(answers, files, components);
  return createPage(answers, files);
}
