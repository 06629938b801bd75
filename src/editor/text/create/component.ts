import type {ComponentTable, ContentFiles} from '../../../content';
import {checkPage} from '../../../content';
import {placeOf} from '../../../content/page/elements';
import {applyEdits} from '../edits';
import {insertSnippet, withImports} from '../insert';
import {writeSetting} from '../settings';
import type {Created} from './created';
import type {Answers} from './templates';

/** Inserts a component after the last one of its kind on a page, and selects the value of its first setting. */
function insertAfterLast(
  file: string,
  kind: string,
  words: string,
  files: ContentFiles,
  components: ComponentTable,
): Created {
  const {page} = checkPage(file, files.text(file), components);
  const {text} = page.source;
  const [, first = ''] = /="([^"]*)"/.exec(words) ?? [];
  const last = page.elements.filter(({name}) => name === kind).at(-1);
  // After the mark around it, if there is one.
  const around =
    last &&
    page.elements.find(
      (one) =>
        one.name === 'ToConfirm' && placeOf(one).start < placeOf(last).start && placeOf(one).end > placeOf(last).end,
    );
  const spot = around ?? last;
  const insert = () => {
    const snippet = {id: kind, label: kind, select: first, write: () => words};
    return insertSnippet(page, components, snippet, {figure: '', button: ''}, text.length);
  };
  const insertBehind = ({end}: {end: number}) => {
    const start = end + 2 + words.indexOf(`"${first}"`) + 1;
    const inserted = applyEdits(text, [{start: end, end, text: `\n\n${words}`}]);
    return withImports(file, inserted, components, {start, end: start + first.length});
  };
  const {text: after, select} = spot ? insertBehind(placeOf(spot)) : insert();
  return {texts: {[file]: after}, file, select};
}

const props = (answers: Answers, names: string[]) =>
  names
    .filter((name) => answers[name]?.trim())
    .map((name) => writeSetting(name, answers[name].trim()))
    .join(' ');

/** A new program, after the last one. */
export function createProgram(answers: Answers, files: ContentFiles, components: ComponentTable): Created {
  const card = `<ProgramCard ${props(answers, ['title', 'silk', 'tagline', 'perfectFor', 'to'])}>

${answers.words.trim()}

<WhatYouGet>

- ${answers.gets.trim()}

</WhatYouGet>

</ProgramCard>`;
  return insertAfterLast('pages/programs.mdx', 'ProgramCard', card, files, components);
}

/** A new story, after the last one. */
export function createStory(answers: Answers, files: ContentFiles, components: ComponentTable): Created {
  const story = `<Story ${props(answers, ['category'])}>\n  <Result ${props(answers, ['value', 'label'])} />\n</Story>`;
  return insertAfterLast('pages/impact.mdx', 'Story', story, files, components);
}
