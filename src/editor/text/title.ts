/** What a file is called in words: a page as in the menu, or else by its title; a record by its name. */
import {createSource, fillName, type Records, readFrontMatter} from '../../content';
import {addressOf} from '../../content/page/page';
import {fields, schemas} from '../../content/records';
import {recordName} from './record';

/** A page that has neither a place in the menu nor a title is called by its path. */
export function titleOf(file: string, text: string, records?: Records): string {
  if (file.startsWith('records/')) {
    const name = recordName(file);
    return Object.hasOwn(schemas, name) ? (fields.get(schemas[name])?.title ?? file) : file;
  }
  const frontMatter = readFrontMatter(createSource(file, text));
  const {title} = frontMatter.values;
  const label = records?.menu.links.find(({page}) => page === addressOf(file, frontMatter))?.label;
  const written = label ?? (typeof title === 'string' || typeof title === 'number' ? String(title) : '');
  return (records ? fillName(written, records.organisation.name) : written) || file;
}
