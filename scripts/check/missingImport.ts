/** Components that are used and that the import line does not name. */
import {importLine} from './importNames';
import type {Tag} from './tags';
import {type Page, stop} from './text';

/** Tells of each, by its name and where it is used first, with the import line as it should be. */
export function tellMissingImports(page: Page, missing: Map<string, Tag>): void {
  const line = page.importLine;
  const used = page.written.map((one) => one.name).filter((one) => page.components.has(one));
  // What another import line names already stays there: a name on two of them stops the build.
  const write = importLine([...(line?.names ?? []), ...used.filter((one) => !page.imported.has(one))]);
  const fix = line
    ? {start: line.start, end: line.end, text: write}
    : {start: page.start, end: page.start, text: `\n${write}\n`};
  for (const [index, [name, tag]] of [...missing].entries()) {
    stop(page, tag.start, tag.start + name.length + 1, {
      message: `<${name}> is used here, but the import line at the top of the page does not name it. Write that line so.`,
      write,
      topic: 'the-import-line',
      // One line names them all: it is mended once.
      fix: index === 0 ? fix : undefined,
    });
  }
}
