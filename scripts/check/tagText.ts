/** One tag as it is written: quotation marks, braces, its end, and what must not stand in any page. */
import {literalIn} from './literal';
import type {Attribute, Tag} from './tags';
import {hide, mask, type Page, stop} from './text';

/** Quotation marks of any kind around a value, with the braces around them. */
const AROUND = /^[{\s]*[“”„‟«»‘’‚‹›″"']|[“”„‟«»‘’‚‹›″"'][\s}]*$/g;
const EMPTY_ELEMENTS = ['br', 'hr', 'wbr'];
const PROGRAMS =
  /^(script|style|iframe|object|embed|applet|base|link|meta|form|input|button|textarea|select|svg|math|video|audio|source|template|noscript|frame|frameset|head|html|body|title|portal|slot)$/i;

function checkValue(page: Page, tag: Tag, attribute: Attribute): void {
  const {name, start, end, valueStart, raw = '', form} = attribute;
  if (form === 'curly' || form === 'naked' || form === 'open') {
    const inner = raw.replace(AROUND, '').replaceAll('"', '”');
    const write = `${name}="${inner}"`;
    stop(page, start, end, {
      message:
        form === 'curly'
          ? `The text of "${name}" stands between curly quotation marks. Use straight ones.`
          : form === 'naked'
            ? `The text of "${name}" needs straight quotation marks around it.`
            : `The text of "${name}" has a quotation mark or a brace that is never closed.`,
      write: form === 'open' ? `${name}="…"` : write,
      topic: 'quotation-marks',
      fix: form === 'open' ? undefined : {start, end, text: write},
    });
    if (form === 'curly' && raw.length > 1) mask(page, valueStart, `"${raw.slice(1, -1).replaceAll('"', ' ')}"`);
    else hide(page, start, end);
    attribute.form = form === 'open' ? 'open' : 'quoted';
    attribute.raw = `"${inner}"`;
  } else if (form === 'spread' || (form === 'braces' && literalIn(raw) === undefined)) {
    stop(page, start, end, {
      message:
        form === 'spread'
          ? `Braces cannot stand here. Write each setting of <${tag.name}> as name="text".`
          : `Only a plain value may stand between the braces of "${name}": a number, or a text. A page holds no program.`,
      write: form === 'braces' ? `${name}="…"` : undefined,
      topic: 'pages-are-not-programs',
    });
    hide(page, start, end);
    attribute.form = 'open';
  }
}

/** A picture is written in Markdown: only then does the build find its file, wherever the site lives. */
function refuseImage(page: Page, tag: Tag): false {
  const textOf = (name: string) => tag.attributes.find((one) => one.name === name)?.raw?.replace(AROUND, '');
  const [src, alt] = [textOf('src') ?? '/img/name-of-the-file.jpg', textOf('alt')];
  const write = `![${alt || 'What the picture shows'}](${src})`;
  stop(page, tag.start, tag.end, {
    message:
      'A picture is not written with <img>. Write an exclamation mark, what the picture shows in square brackets, and its address in round ones.',
    write,
    topic: 'pictures',
    fix: alt && textOf('src') ? {start: tag.start, end: tag.end, text: write} : undefined,
  });
  mask(page, tag.start, page.source.text.slice(tag.start, tag.end).replace(/[^\n]/g, 'x'));
  return false;
}

/** A tag whose `>` is missing. */
function tellEnd(page: Page, tag: Tag, words: string): void {
  const known = page.components.get(tag.name);
  const [first] = words.split('\n');
  stop(page, tag.start, tag.start + first.length, {
    message: known
      ? `<${tag.name} was begun, but its > is missing.`
      : 'The sign < begins a component. To show it as a sign, write a backslash in front of it.',
    write: known ? `${words}${known.content === 'none' ? ' />' : '>'}` : `\\${first}`,
    topic: known ? 'opening-and-closing' : 'angle-brackets',
    fix: known ? undefined : {start: tag.start, end: tag.start + 1, text: '\\<'},
  });
}

function checkEnd(page: Page, tag: Tag): boolean {
  if (tag.complete) return true;
  const words = page.source.text.slice(tag.start, tag.end).trimEnd();
  const known = page.components.has(tag.name);
  const open = tag.attributes.find(({form}) => form === 'open' || form === 'spread');
  // A quotation mark or a brace that is never closed swallows the end of its tag.
  if (known && open) checkValue(page, tag, open);
  else tellEnd(page, tag, words);
  mask(page, tag.start, words.replace(/[^\n]/g, known ? ' ' : 'x'));
  // Its closing would seem to close nothing.
  page.unknown.add(tag.name);
  return false;
}

/** Checks a tag's writing. False when the rest of the check has to do without it. */
export function checkTagText(page: Page, tag: Tag): boolean {
  if (!checkEnd(page, tag)) return false;
  const raw = page.source.text.slice(tag.start, tag.end);
  if (PROGRAMS.test(tag.name) && !page.components.has(tag.name)) {
    const close = new RegExp(`</\\s*${tag.name}\\s*>`, 'i').exec(page.source.text.slice(tag.end));
    if (tag.kind === 'open' && close) tag.end += close.index + close[0].length;
    stop(page, tag.start, tag.start + raw.length, {
      message: `<${tag.name}> cannot stand in a page. A page holds words, pictures and the components of this site. Take it out.`,
      topic: 'pages-are-not-programs',
    });
    hide(page, tag.start, tag.end);
    return false;
  }
  if (tag.kind === 'close' && (tag.attributes.length > 0 || !/^<\/\s*[\w.:$-]+\s*>$/.test(raw))) {
    stop(page, tag.start, tag.end, {
      message: 'A closing holds its name and nothing else.',
      write: `</${tag.name}>`,
      topic: 'opening-and-closing',
      fix: {start: tag.start, end: tag.end, text: `</${tag.name}>`},
    });
    mask(page, tag.start, `</${tag.name}>`.padStart(raw.length));
  }
  if (tag.name.toLowerCase() === 'img') return refuseImage(page, tag);
  if (EMPTY_ELEMENTS.includes(tag.name.toLowerCase()) && tag.kind !== 'self') {
    const write = `<${tag.name.toLowerCase()} />`;
    stop(page, tag.start, tag.end, {
      message: `<${tag.name}> has no closing, so it must end with a slash: />. An empty line begins a new paragraph.`,
      write,
      topic: 'line-breaks',
      fix: {start: tag.start, end: tag.end, text: write},
    });
    mask(page, tag.start, 'x'.repeat(raw.length));
    return false;
  }
  for (const attribute of tag.attributes) checkValue(page, tag, attribute);
  return true;
}
