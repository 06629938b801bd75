/** Reads what a proposal changes, and its pages as they will look. */
import {isContent, isPicture} from '../../../content/folders';
import {type Files, isText} from '../../contents';
import type {Review} from '../../engine/answers';
import type {EngineClient} from '../../engine/client';
import type {GitHub} from '../../github/api';
import {changedPlaces, type Span} from '../../text/edits';
import {type ChangedSentence, changedSentences, changeOfFile} from '../../text/sentences';
import {dataUrl} from '../shared/dataUrl';

/** The pictures among some files as data URLs, by their addresses in a page. */
function picturesIn(files: Files): Record<string, string> {
  const pictures = Object.entries(files).flatMap(([file, content]) => {
    return isPicture(file) && content instanceof Uint8Array ? [[`/${file}`, dataUrl(content, file)]] : [];
  });
  return Object.fromEntries(pictures);
}

/** What a proposal does to a page or a record. */
export interface ChangedFile {
  file: string;
  isDeleted: boolean;
  /** Where its new text differs from the old one. */
  places: Span[];
  /** Each changed sentence, before and after. */
  sentences: ChangedSentence[];
}

/** What one commit of a proposal changes. */
export interface ReadProposal extends Review {
  /** The commit that was read. Of a newer one, nothing here may be true. */
  head: string;
  /** Its new pictures as data URLs, by their addresses in a page. */
  pictures: Record<string, string>;
  /** The pages and records that it changes, by name. */
  changed: ChangedFile[];
  /** What it does to each picture and document, in words. */
  others: string[];
}

/** `branch` is the published one, `head` the proposal's newest commit. */
export async function readProposal(
  github: GitHub,
  engine: EngineClient,
  branch: string,
  head: string,
): Promise<ReadProposal> {
  const parting = await github.readParting(branch, head);
  const changedFiles = await github.readChanged(parting, head);
  const files = changedFiles.filter(isContent);
  const before = await github.readFiles(parting, files);
  const after = await github.readFiles(head, files);

  const texts = files.filter(isText).sort();
  const changed = texts.map((file) => {
    const [oldText, newText] = [String(before[file] ?? ''), String(after[file] ?? '')];
    return {
      file,
      isDeleted: after[file] === null,
      places: changedPlaces(oldText, newText),
      sentences: changedSentences(file, oldText, newText),
    };
  });
  const others = files
    .filter((file) => !isText(file))
    .map((file) => changeOfFile(file, before[file] === null, after[file] === null));
  const review = await engine.run('review', after);
  return {...review, head, pictures: picturesIn(after), changed, others};
}
