/** Every component that is opened is closed, in the right order. */
import type {Tag} from './tags';
import {hide, type Page, stop} from './text';

/** Hides a tag and leaves it out of what comes after. */
function drop(page: Page, tag: Tag): void {
  hide(page, tag.start, tag.end);
  page.tags.splice(page.tags.indexOf(tag), 1);
}

const lineOf = (page: Page, offset: number) => page.source.text.slice(0, offset).split('\n').length;

function neverClosed(page: Page, tag: Tag): void {
  const takesNothing = page.components.get(tag.name)?.content === 'none';
  const raw = page.source.text.slice(tag.start, tag.end);
  const write = takesNothing ? `${raw.slice(0, -1).trimEnd()} />` : `</${tag.name}>`;
  if (!page.unknown.has(tag.name)) {
    stop(page, tag.start, tag.end, {
      message: takesNothing
        ? `<${tag.name}> holds nothing, so it must end with a slash: />.`
        : `<${tag.name}> is opened here and never closed. Write this on a line of its own where it ends.`,
      write,
      topic: 'opening-and-closing',
      fix: takesNothing ? {start: tag.start, end: tag.end, text: write} : undefined,
    });
  }
  drop(page, tag);
}

function closesNothing(page: Page, tag: Tag): void {
  if (!page.unknown.has(tag.name)) {
    stop(page, tag.start, tag.end, {
      message: `</${tag.name}> closes something that was not opened. Take it out, or write the opening <${tag.name}> where it begins.`,
      topic: 'opening-and-closing',
    });
  }
  drop(page, tag);
}

function crossed(page: Page, inner: Tag, outer: Tag, closing: Tag): void {
  stop(page, outer.start, outer.end, {
    message: `</${outer.name}> comes too early: <${inner.name}> of line ${lineOf(page, inner.start)} was opened inside it and must be closed first.`,
    write: `</${inner.name}>\n</${outer.name}>`,
    topic: 'opening-and-closing',
  });
  drop(page, inner);
  drop(page, closing);
}

/** Finds what is not closed, closed twice, or closed crosswise, and leaves it out. */
export function checkPairs(page: Page): void {
  const open: Tag[] = [];
  /** Opened inside something that has been closed since. */
  const left: {tag: Tag; by: Tag}[] = [];
  for (const tag of [...page.tags]) {
    if (tag.kind === 'open') open.push(tag);
    if (tag.kind !== 'close') continue;
    const index = open.map(({name}) => name).lastIndexOf(tag.name);
    if (index >= 0) {
      left.push(...open.slice(index + 1).map((inner) => ({tag: inner, by: tag})));
      open.length = index;
      continue;
    }
    const earlier = left.findIndex((one) => one.tag.name === tag.name);
    if (earlier < 0) closesNothing(page, tag);
    else {
      const [{tag: inner, by}] = left.splice(earlier, 1);
      crossed(page, inner, by, tag);
    }
  }
  for (const tag of [...left.map((one) => one.tag), ...open]) neverClosed(page, tag);
}
