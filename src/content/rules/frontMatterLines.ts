import {listed, nearest} from '../nearest';
import type {FrontMatterProblem} from '../page/frontMatter';
import {quoted} from '../records/yaml/quote';
import {isHandbook} from '../source';
import type {PageContext, Rule} from './rule';

const NEEDED = ['title', 'description'];
const HANDBOOK = [...NEEDED, 'slug', 'sidebar_label'];

function reportProblem(problem: FrontMatterProblem, {page: {source}, report}: PageContext): void {
  const {kind, start, end} = problem;
  if (kind === 'missing') {
    const message = 'Begin the file with four lines: ---, title: and a title, description: and a sentence about the page, and --- again.';
    report({start, end, message});
  } else if (kind === 'fence') {
    const message = 'Put the title and description between two lines that are --- and nothing else. The first is the first line of the file.';
    report({start, end, message});
  } else if (kind === 'repeated') {
    report({start, end, message: 'Keep one of the two: this line is here twice.'});
  } else {
    const value = problem.value && source.text.slice(problem.value.start, problem.value.end);
    const spaced = value && /\s$/.test(source.text.slice(start, problem.value?.start)) ? '' : ' ';
    report({
      start,
      end,
      message: value
        ? 'Put quotation marks around the text: it has a colon or another special character.'
        : 'This line can’t be read. Write a name, a colon, a space and the text.',
      edits: problem.value && value ? [{...problem.value, text: spaced + quoted(value)}] : undefined,
      // Only a text with a colon in it has one right way.
      fixable: value?.includes(': '),
    });
  }
}

function reportValue(key: string, value: unknown, {page: {frontMatter, source}, report}: PageContext): void {
  const place = frontMatter.lines[key] ?? {start: 0, end: 3};
  const end = place.start + key.length;
  const line = source.text.slice(place.start, place.end);
  const keys = isHandbook(source.file) ? HANDBOOK : NEEDED;
  if (!keys.includes(key)) {
    const meant = nearest(key, keys);
    const edits = meant && !(meant in frontMatter.values) ? [{start: place.start, end, text: meant}] : undefined;
    const message = `There is no "${key}" at the top of a page, only ${listed(keys)}.`;
    report({start: place.start, end, message, edits});
    return;
  }
  if (typeof value === 'string' && value.trim() !== '') return;
  const [, lead = '', written = ''] = /^([\w-]+\s*:\s*)(.*?)\s*$/.exec(line) ?? [];
  const from = place.start + lead.length;
  const edits =
    typeof value !== 'string' && written ? [{start: from, end: from + written.length, text: quoted(written)}] : undefined;
  const empty = value === null || String(value).trim() === '';
  const message =
    empty && written && edits
      ? `Put quotation marks around the ${key}: what follows a # is a note.`
      : empty
        ? `Write the ${key} after the colon.`
        : `Put quotation marks around the ${key}, so that it is read as a text.`;
  report({start: place.start, end, message, edits});
}

/** The lines at the top of a page: a title, a description, and nothing else. */
export const frontMatterLines: Rule = {
  id: 'front-matter',
  help: 'the-lines-at-the-top',
  page(context) {
    const {page, report} = context;
    const {problems, values, end} = page.frontMatter;
    for (const problem of problems) reportProblem(problem, context);
    if (problems.some(({kind}) => kind === 'missing' || kind === 'fence')) return;
    for (const [key, value] of Object.entries(values)) reportValue(key, value, context);
    for (const key of NEEDED) {
      const written = Object.keys(page.frontMatter.lines).some((other) => nearest(other, [key]) === key);
      if (!written && end > 0) report({start: 0, end: 3, message: `Add a line "${key}:" below the first ---, with your own words after the colon.`});
    }
  },
};
