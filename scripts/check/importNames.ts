/** The names on a page's import line. */
import {nearest} from './nearest';
import {type Page, stop} from './text';

/** Where pages take their components from. */
export const LIBRARY = '@site/src/components';

/** The line that names these components. */
export function importLine(names: Iterable<string>): string {
  return `import {${[...new Set(names)].sort().join(', ')}} from '${LIBRARY}';`;
}

/** The components that these words name. */
export const knownIn = (page: Page, words: string) =>
  (words.match(/\w+/g) ?? []).filter((name) => page.components.has(name));

/** Tells what is wrong with the names of an import line, and returns the right ones. */
export function checkNames(page: Page, start: number, list: string): string[] {
  const good: string[] = [];
  for (const match of list.matchAll(/[^,]+/g)) {
    const name = match[0].trim();
    const at = start + match.index + match[0].indexOf(name);
    if (!name) continue;
    const twice = good.includes(name) || page.imported.has(name);
    if (page.components.has(name) && !twice) {
      good.push(name);
      continue;
    }
    const several = name.split(/\s+/);
    if (several.length > 1 && several.every((one) => page.components.has(one))) {
      const write = several.join(', ');
      const fix = {start: at, end: at + name.length, text: write};
      const message = 'A comma is missing between these names.';
      stop(page, at, at + name.length, {message, write, topic: 'the-import-line', fix});
      good.push(...several);
      continue;
    }
    const meant = nearest(name, [...page.components.keys()]);
    stop(page, at, at + name.length, {
      message: twice
        ? `${name} stands twice on the import line. Once is enough.`
        : `There is no component called "${name}".${meant ? '' : ` The handbook shows all that there are.`}`,
      write: twice ? undefined : meant,
      topic: twice ? 'the-import-line' : 'components',
    });
  }
  if (/,\s*,|^\s*,/.test(list)) {
    stop(page, start, start + list.length, {
      message: 'There is a comma too many on the import line.',
      write: importLine(good),
      topic: 'the-import-line',
    });
  }
  return good;
}
