/** What is written in each component, held against what the component takes. */
import type {Component, Setting} from './components';
import {type Literal, literalIn} from './literal';
import {tellMissingImports} from './missingImport';
import {nearest} from './nearest';
import type {Attribute, Tag} from './tags';
import {type Page, stop} from './text';

const LETTERED = /^[a-z][a-z0-9]*$/;
const ELEMENTS =
  /^(abbr|b|bdi|blockquote|br|cite|dd|del|dfn|div|dl|dt|em|h[2-4]|hr|i|ins|li|mark|ol|p|q|s|small|span|strong|sub|summary|sup|tbody|td|th|thead|tr|u|ul|wbr)$/;
/** What HTML has and the pages have no look for; what stands inside them goes with them. */
const UNDRAWN = /^(code|details|kbd|pre|samp|table)$/;
const ELEMENT_SETTINGS = ['id', 'lang', 'title'];

/** What a setting says; undefined when its writing has been told of already. */
export function settingValue(attribute: Attribute): Literal | undefined {
  const {form, raw = ''} = attribute;
  if (form === 'bare') return true;
  if (form === 'quoted') return raw.slice(1, -1);
  return form === 'braces' ? literalIn(raw) : undefined;
}

/** How a value is written. */
function written(name: string, value: Literal): string {
  if (typeof value === 'string') return `${name}="${value}"`;
  return value === true ? name : `${name}={${value}}`;
}

/** An example of a setting, for the line to paste. */
const example = ({name, kind, choices}: Setting) =>
  written(name, kind === 'choice' ? choices[0] : kind === 'number' ? 1 : kind === 'yes' ? true : '…');

function mendedValue({kind, choices}: Setting, value: Literal): Literal | undefined {
  if (kind === 'text') return typeof value === 'number' ? String(value) : undefined;
  if (kind === 'yes') return value === 'true' || value === 'yes' ? true : undefined;
  if (kind === 'number')
    return /^[\d,]+(\.\d+)?$/.test(String(value)) ? Number(String(value).replaceAll(',', '')) : undefined;
  const same = choices.find((choice) => String(choice) === String(value).trim().toLowerCase());
  return same ?? nearest(String(value), choices.filter((choice) => typeof choice === 'string') as string[]);
}

function fits({kind, choices}: Setting, value: Literal): boolean {
  if (kind === 'choice') return choices.includes(value as string | number);
  return typeof value === {text: 'string', number: 'number', yes: 'boolean', content: '', other: ''}[kind];
}

const wanted = ({kind, choices}: Setting) =>
  kind === 'choice'
    ? `one of these: ${choices.join(', ')}`
    : kind === 'number'
      ? 'a number between braces, such as {2}'
      : kind === 'yes'
        ? 'nothing after its name: the name alone means yes, and without the name it means no'
        : 'a text between straight quotation marks';

function checkValue(page: Page, tag: Tag, attribute: Attribute, setting: Setting): void {
  const value = settingValue(attribute);
  if (value === undefined) return;
  const {start, end, name} = attribute;
  if ((attribute.form === 'bare' || String(value).trim() === '') && setting.kind !== 'yes') {
    const words = setting.kind === 'text' ? 'its words' : wanted(setting);
    page.mistakes.push(
      page.source.at(start, end, {
        message: `"${name}" of <${tag.name}> is empty. ${setting.required ? 'Write' : 'Take it out, or write'} ${words}.`,
        write: example(setting),
        topic: 'settings',
      }),
    );
  } else if (!fits(setting, value)) {
    const mended = mendedValue(setting, value);
    const write = mended === undefined ? undefined : written(name, mended);
    page.mistakes.push(
      page.source.at(start, end, {
        message: `"${name}" of <${tag.name}> takes ${wanted(setting)}.`,
        write,
        topic: 'settings',
        // The same value in another form; any other would be a guess.
        fix: write && String(mended) === String(value) ? {start, end, text: write} : undefined,
      }),
    );
  }
}

function unknownSetting(page: Page, attribute: Attribute, owner: string, names: string[]): void {
  const {name, start, end} = attribute;
  const program = /^(on[a-z]|style$|dangerously|ref$|key$|srcdoc$)/i.test(name);
  const meant = nearest(name, names);
  const takes = names.length > 0 ? `What it takes: ${names.join(', ')}.` : 'It takes none.';
  page.mistakes.push(
    page.source.at(start, end, {
      message: program
        ? `"${name}" cannot stand in a page: a page holds no program and no styles. Take it out.`
        : `<${owner}> has no setting called "${name}". ${takes}`,
      write: program || !meant ? undefined : attribute.raw ? `${meant}=${attribute.raw}` : meant,
      topic: program ? 'pages-are-not-programs' : 'settings',
    }),
  );
  if (program) page.stops = true;
}

function checkComponent(page: Page, tag: Tag, component: Component): void {
  const names = component.settings.map(({name}) => name);
  const seen = new Set<string>();
  for (const attribute of tag.attributes) {
    const {name, start, end, form} = attribute;
    if (!name) continue;
    if (form === 'open') return;
    const setting = component.settings.find((one) => one.name === name);
    if (seen.has(name)) {
      const message = `"${name}" stands twice in <${tag.name}>. Keep one of the two.`;
      page.mistakes.push(page.source.at(start, end, {message, topic: 'settings'}));
    } else if (setting) checkValue(page, tag, attribute, setting);
    else unknownSetting(page, attribute, tag.name, names);
    seen.add(name);
  }
  const misspelt = tag.attributes.flatMap(({name}) => nearest(name, names) ?? []);
  for (const setting of component.settings) {
    if (!setting.required || seen.has(setting.name) || misspelt.includes(setting.name)) continue;
    page.mistakes.push(
      page.source.at(tag.start, tag.start + tag.name.length + 1, {
        message: `<${tag.name}> needs "${setting.name}". ${setting.description.split('\n')[0]}`,
        write: `<${tag.name} ${example(setting)}`,
        topic: 'settings',
      }),
    );
  }
}

function unknownName(page: Page, tag: Tag): void {
  page.unknown.add(tag.name);
  const element = LETTERED.test(tag.name);
  const meant = nearest(tag.name, [...page.components.keys()]);
  const link = tag.name === 'a';
  const raw = page.source.text.slice(tag.start, tag.end);
  stop(page, tag.start, tag.end, {
    message: link
      ? 'A link is not written with <a>. Write its words in square brackets and its address in round ones.'
      : `There is no component called "${tag.name}".${meant ? '' : ' The handbook shows all that there are; to show the sign <, write a backslash in front of it.'}`,
    write: link
      ? `[words](${tag.attributes.find(({name}) => name === 'href')?.raw?.slice(1, -1) ?? '/about'})`
      : meant
        ? `<${meant}${raw.slice(tag.name.length + 1)}`
        : element
          ? `\\${raw}`
          : undefined,
    topic: link ? 'links' : meant ? 'components' : 'angle-brackets',
  });
}

/** Checks what every tag of the page says. */
export function checkSettings(page: Page): void {
  const missing = new Map<string, Tag>();
  for (const tag of page.written) {
    const component = page.components.get(tag.name);
    if (tag.kind === 'close' || !tag.name) continue;
    if (component) {
      if (!page.imported.has(tag.name) && !missing.has(tag.name)) missing.set(tag.name, tag);
      checkComponent(page, tag, component);
    } else if (ELEMENTS.test(tag.name)) {
      for (const attribute of tag.attributes) {
        if (attribute.form === 'open' || ELEMENT_SETTINGS.includes(attribute.name)) continue;
        unknownSetting(page, attribute, tag.name, ELEMENT_SETTINGS);
      }
    } else if (UNDRAWN.test(tag.name)) {
      const message = `<${tag.name}> cannot stand in a page. Write plain words, a list, or cards.`;
      stop(page, tag.start, tag.end, {message, topic: 'boxes-tables-and-code'});
    } else unknownName(page, tag);
  }
  tellMissingImports(page, missing);
}
