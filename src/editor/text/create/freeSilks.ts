import {type ComponentTable, type ContentFiles, checkPage} from '../../../content';
import {listPages} from '../../../content/pageFiles';

const PROGRAMS = 'pages/programs.mdx';
/** Silks with a meaning of their own. */
const RESERVED = new Set(['home', 'not-found', 'plain']);

/** The silks that belong to no page and no program. */
export function freeSilks(files: ContentFiles, components: ComponentTable): string[] {
  const read = (file: string) => checkPage(file, files.text(file), components).page;
  const used = new Set<unknown>(RESERVED);
  // A page's silk stands for that page.
  for (const file of listPages(files)) used.add(read(file).frontMatter.values.silk);
  if (files.has(PROGRAMS)) {
    for (const {prop, attribute} of read(PROGRAMS).settings) if (prop.name === 'silk') used.add(attribute.value);
  }
  const silks =
    components
      .get('ProgramCard')
      ?.props.find(({name}) => name === 'silk')
      ?.choices.map(String) ?? [];
  return silks.filter((name) => !used.has(name) && !files.has(`pages/${name}.mdx`));
}
