/** The site's files as the build embeds them, with somebody's changes in their place, and what is read from them. */

import {checkPage} from '../../content/check';
import type {ComponentTable} from '../../content/components/table';
import {type ContentFiles, editorFiles, withChanges} from '../../content/files';
import type {Page} from '../../content/page/page';
import {readRecords} from '../../content/records/load';
import {fillName} from '../../content/records/name';
import type {Records} from '../../content/records/registry';
import {normalize} from '../../content/source';
import type {Content} from '../contents';
import type {SiteData} from '../site';
import {titleOf} from './results';

/** What the engine needs of the build's data. */
export type EngineData = Pick<SiteData, 'texts' | 'others' | 'components'>;

export class EditedSite {
  /** The files as they are now. */
  files: ContentFiles;
  /** The last valid records, so that a mistake in one doesn't empty the page. */
  records: Records | undefined;
  /** What differs from the build. */
  private readonly changed: Record<string, Content> = {};
  private readonly built: ContentFiles;

  constructor(
    data: EngineData,
    readonly components: ComponentTable,
  ) {
    this.built = editorFiles(data.texts, data.others);
    this.files = this.built;
    this.records = readRecords(this.files).records;
  }

  /** Replaces a file with a text or a picture, or deletes it (null). `undefined` restores what the build has. */
  put(file: string, content: Content | undefined): void {
    if (content === undefined) delete this.changed[file];
    else this.changed[file] = content;
    this.files = withChanges(this.built, this.changed);
    this.records = readRecords(this.files).records ?? this.records;
  }

  /** The files without the changes in some of them: as these were before somebody began. */
  filesBefore(names: readonly string[]): ContentFiles {
    const others = Object.entries(this.changed).filter(([file]) => !names.includes(file));
    return withChanges(this.built, Object.fromEntries(others));
  }

  /** The text of a file, as the offsets of all places count it; empty if there is no such file. */
  readonly text = (file: string): string => (this.files.has(file) ? normalize(this.files.text(file)) : '');

  /** A page as it is, or with another text. */
  readonly page = (file: string, text = this.files.text(file)): Page => checkPage(file, text, this.components).page;

  /** Puts the organisation's name in place of %name%. */
  readonly fill = (text: string): string => fillName(text, this.records?.organisation.name ?? '%name%');

  /** What a file is called. */
  readonly titleOf = (file: string): string => titleOf(file, this.files.text(file), this.records);
}
