/**
 * What a change says before and after it, sentence by sentence, without the signs of its file. Files are read by
 * patterns, because the parser reads nothing of a page with an error, and a reviewer sees what such a page says all the
 * same.
 */
import {diffIndices} from 'node-diff3';
import {baseName} from '../../content/fileNames';
import {isPicture} from '../../content/folders';
import {TAG} from '../../content/page/elements';
import {FRONT_MATTER} from '../../content/page/frontMatter';
import {kindOf} from '../../content/pageFiles';
import {nameInWords} from '../../content/wording';
import {withoutListSign} from './signs';

/** A sentence that was replaced; one side is empty if it is new or deleted. */
export interface ChangedSentence {
  before: string;
  after: string;
}

/** `closes: 4:00 PM`, in a record or at the top of a page. */
const ENTRY = /^[ \t]*(?:- )?([\w%][^:\n]*):[ \t]*(["']?)(.*?)\2[ \t]*$/gm;
const readEntries = (yaml: string): string =>
  yaml
    .replace(/^[ \t]*#.*$/gm, '')
    .replace(ENTRY, (_line, name: string, _quotes, value: string) => `${nameInWords(name)}: ${value}`);

/**
 * What nobody sees (the line that names a page's components, and notes), or a tag. Whichever begins first counts: a
 * setting may have the signs of a note in its words, and a note may have tags. A sentence may begin with "import".
 */
const UNSEEN_OR_TAG = new RegExp(String.raw`^import {.*?$|(?<!\\){/\*.*?\*/}|${TAG.source}`, 'gms');
const SETTING = /([\w-]+)(?:="([^"]*)"|=\{([^}]*)\})?/g;
const LINK = /!?\[([^\]]*)\]\(([^)]*)\)/g;
/** What begins a heading or a quotation, what makes words bold, and what guards signs. */
const SIGNS = /^[ \t]*(?:#{1,6}|>)[ \t]+|\*\*|\\(?=[<{}=:`~-])/gm;

/**
 * The settings of a component's tag, each on a line of its own: "Price: UGX 20,000". Other tags, as `<b>`, stay. A
 * match that isn't a tag goes: nobody sees it.
 */
function readTag(tag: string, _slash: string, component: string | undefined, settings: string): string {
  if (!component) return '';
  if (!/^[A-Z]/.test(component)) return tag;
  const lines = Array.from(settings.matchAll(SETTING), ([, name, words, value]) => {
    return `${nameInWords(name)}: ${words ?? value ?? 'yes'}`;
  });
  return ['', ...lines, ''].join('\n');
}

function readPage(text: string): string {
  const [, top = ''] = FRONT_MATTER.exec(text) ?? [];
  const words = text
    .replace(FRONT_MATTER, '')
    .replace(UNSEEN_OR_TAG, readTag)
    .replace(LINK, '$1 ($2)')
    .replace(/.+/g, withoutListSign)
    .replace(SIGNS, '');
  return `${readEntries(top)}\n${words}`;
}

/** Sentences, and lines that have none. The full stop in an address ends nothing. */
const splitSentences = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?][”’"')]*)[ \t]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** The sentences that two versions of a file don't share, in their order. */
export function changedSentences(file: string, oldText: string, newText: string): ChangedSentence[] {
  const read = kindOf(file) === 'record' ? readEntries : readPage;
  return diffIndices(splitSentences(read(oldText)), splitSentences(read(newText)))
    .map(({buffer1Content, buffer2Content}) => ({before: buffer1Content.join(' '), after: buffer2Content.join(' ')}))
    .filter(({before, after}) => before !== after);
}

/** What happened to a picture or a document, by its name: "New document: annual-report.pdf". */
export function changeOfFile(file: string, isNew: boolean, isDeleted: boolean): string {
  const kind = isPicture(file) ? 'picture' : 'document';
  const changed = isNew ? 'New' : 'Changed';
  return `${isDeleted ? 'Deleted' : changed} ${kind}: ${baseName(file)}`;
}
