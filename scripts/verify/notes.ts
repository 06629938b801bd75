/** The text of notes to staff, which visitors may not read. */
import {diskFiles, type SiteFolders} from '../../src/content/files.node';
import {recordFile} from '../../src/content/folders';
import {isPage} from '../../src/content/pageFiles';
import {isNote, RECORD_NAMES} from '../../src/content/records/registry';
import {recordEntries} from '../../src/content/records/yaml';
import {createSource} from '../../src/content/source';

/** Any comment in a page, also one that is no note. */
const COMMENT = /\{\s*\/\*([\s\S]*?)\*\/\s*\}/g;

/** The shortest piece of a note that can't be in a page by chance. */
const MIN_PIECE_LENGTH = 25;
/** The beginning of a note, which tells it from other text however short it is. */
const BEGINNING = /^(to confirm|missing): *\S/i;

/** The pieces of a note that HTML and scripts write as they are. */
const piecesOf = (note: string): string[] =>
  note
    .split(/["'`’‘“”&<>\\%\n]|[^\x20-\x7e]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= MIN_PIECE_LENGTH || BEGINNING.test(piece));

const countOf = (piece: string, text: string): number => text.split(piece).length - 1;

/** Pieces of all comments in pages and notes in records. One that pages also show, such as a quotation, is no secret. */
export function notesIn(folders: SiteFolders): string[] {
  const files = diskFiles(folders);
  const pages = files.list('pages').filter(isPage).map(files.text);
  const comments = pages.flatMap((text) => Array.from(text.matchAll(COMMENT), ([, comment]) => comment));
  const records = RECORD_NAMES.map((name) => ({name, source: createSource(name, files.text(recordFile(name)))}));
  const confirms = records.flatMap(({name, source}) =>
    recordEntries(source).flatMap(({path, value}) => (isNote(name, path) && value ? [String(value)] : [])),
  );
  const notes = [...comments, ...confirms];
  const inNotes = notes.join('\n');
  const everywhere = [...pages, ...records.map(({source}) => source.text)].join('\n');
  const pieces = new Set(notes.flatMap(piecesOf));
  return [...pieces].filter((piece) => countOf(piece, everywhere) <= countOf(piece, inNotes));
}
