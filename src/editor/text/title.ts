/** What a file is called in words: a page's title, a record's name. */
import {createSource, fillName, readFrontMatter} from '../../content';
import {type RecordName, schemas} from '../../content/records';
import {formOf} from './recordForm/form';

export const recordName = (file: string) => file.replace(/^records\/|\.yml$/g, '') as RecordName;

/** `organisation` stands in the place of `%name%`. A page without a title is called by its path. */
export function titleOf(file: string, text: string, organisation?: string): string {
  if (file.startsWith('records/')) {
    const name = recordName(file);
    return Object.hasOwn(schemas, name) ? formOf(name, file, '').title : file;
  }
  const {title} = readFrontMatter(createSource(file, text)).values;
  const written = typeof title === 'string' || typeof title === 'number' ? String(title) : '';
  return (organisation ? fillName(written, organisation) : written) || file;
}
