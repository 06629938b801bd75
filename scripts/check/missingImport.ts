/** A component that is used and that the import line does not name. */
import {importLine} from './imports';
import type {Tag} from './tags';
import {type Page, stop} from './text';

/** Tells of it, with the import line as it should be. */
export function tellMissingImport(page: Page, name: string, tag: Tag): void {
  const {text} = page.source;
  const line = /^import[ \t]*\{([^{}]*)\}[ \t\n]*from[ \t\n]*(['"])@site\/src\/components\2;?/m.exec(text);
  const used = new Set(page.written.map((one) => one.name).filter((one) => page.components.has(one)));
  const write = importLine([...page.imported, ...used]);
  const fix = line
    ? {start: line.index, end: line.index + line[0].length, text: write}
    : {start: page.start, end: page.start, text: `\n${write}\n`};
  stop(page, tag.start, tag.start + name.length + 1, {
    message: `<${name}> is used here, but the import line at the top of the page does not name it. Write that line so.`,
    write,
    topic: 'the-import-line',
    fix,
  });
}
