/** Explains signs that mean something else in a page than in a sentence: <, braces, quotation marks, and import. */
import type {Span} from '../diagnostic';
import {type Finding, lineEnd} from '../source';
import {type Context, isMeant, replace, withoutQuoted} from './failure';
import {importLine, LIBRARY} from './imports';
import {openSetting, openTag, settingsIn} from './tagText';

/** Explains code, such as columns={1 + 1}, or {alert(1)}. */
export const explainCode = ({start, end}: Span): Finding => ({
  start,
  end,
  message: 'Write words or a number here, as the handbook shows: pages can’t contain code.',
  help: 'pages-are-not-programs',
});

/** Explains a `{…}` among the words that contains neither a plain value nor a note. */
export function explainBraces(text: string, {start, end}: Span): Finding {
  const raw = text.slice(start, end);
  // {/* a note }
  if (/^\{\s*\/\*[^*]*\}$/.test(raw)) {
    return {
      start,
      end,
      message: 'Close this note to your colleagues with */ before the brace.',
      messageInForm: 'Close this note to your colleagues with */ before the “}”.',
      help: 'comments',
      edits: replace({start, end}, `${raw.slice(0, -1).trimEnd()} */}`),
    };
  }
  if (/[()=`;]/.test(raw)) return explainCode({start, end});
  // {your name}  →  \{your name\}
  const signs = [...raw.matchAll(/\\?[{}]/g)].filter(([sign]) => sign.length === 1);
  return {
    start,
    end,
    message:
      'Braces have a special meaning. Put a backslash before each, or replace them with the words you want here.',
    messageInForm:
      'The signs { and } have a special meaning. Put a \\ before each, or replace them with the words you want here.',
    help: 'braces',
    edits: signs.flatMap(({index}) => replace({start: start + index, end: start + index}, '\\')),
    certainty: raw.includes('\n') ? 'likely' : 'safe',
  };
}

/** A < that is a sign among words. */
export function lessThan(text: string, start: number): Finding {
  const [word = '<'] = /^\S+/.exec(text.slice(start, start + 40)) ?? [];
  const signs = /^<*/.exec(word)?.[0].length ?? 1;
  return {
    start,
    end: start + word.length,
    message: 'Put a backslash before < to show it as a sign. Without one, it begins a component.',
    messageInForm: 'Put a \\ before < to show it as a sign. Without one, it begins a part.',
    help: 'angle-brackets',
    edits: replace({start, end: start + signs}, '\\<'.repeat(signs)),
    certainty: 'safe',
  };
}

function explainComment(text: string, start: number): Finding {
  const close = text.indexOf('-->', start);
  const end = close < 0 ? lineEnd(text, start) : close + 3;
  const words = text.slice(start + 4, close < 0 ? end : close).trim();
  const edits = replace({start, end}, `{/* ${words.replaceAll('*/', '* /')} */}`);
  const message = 'Write notes that visitors don’t see between {/* and */}.';
  return {start, end, message, help: 'comments', edits, certainty: close < 0 ? 'likely' : 'safe'};
}

/** Explains a tag whose values can't be read. */
function explainValues(text: string, start: number): Finding {
  const row = text.slice(start, lineEnd(text, start));
  const end = start + row.length;
  const help = 'quotation-marks';
  const open = openSetting(row);
  if (open) {
    // <Card title="A text>  →  <Card title="A text">
    const foot = start + row.search(/\s*\/?>$/);
    const edits = foot < start ? undefined : replace({start: foot, end: foot}, '"');
    const message = `Close the quotation mark that begins "${open.name}".`;
    return {start: start + open.start, end, message, help, edits};
  }
  // <Card title=“A text” columns=2>  →  <Card title="A text" columns={2}>
  const edits = settingsIn(row)
    .filter(({marks}) => marks === 'curly' || marks === 'none')
    .flatMap(({name, marks, value, ...span}) => {
      const isNumber = marks === 'none' && /^\d+$/.test(value);
      const written = isNumber ? `{${value}}` : `"${value.replaceAll('"', '”')}"`;
      return replace({start: start + span.start, end: start + span.end}, `${name}=${written}`);
    });
  const wording =
    edits.length > 0
      ? {
          message: 'Put straight quotation marks (") around each text in this tag, and braces around a number.',
          messageInForm: 'Put straight quotation marks around each text here, and { } around a number.',
        }
      : {
          message: 'Write this tag again: straight quotation marks (") only around each text, and > at its end.',
          messageInForm: 'Write this again: straight quotation marks only around each text, and “>” at its end.',
        };
  return {start, end, ...wording, help, edits, certainty: 'safe'};
}

/** A `<` that begins no tag that can be read. */
export function explainAngle({text, offset, components}: Context): Finding | undefined {
  // <Card title="A text>
  // <Button label="Apply">
  // The parser stops in the second line, and the first is the one to correct.
  const open = openTag(text, offset);
  if (open !== undefined) return explainValues(text, open);
  const start = text.lastIndexOf('<', Math.max(offset - 1, 0));
  if (start < 0) return undefined;
  // <!-- a note -->
  if (text.startsWith('<!--', start)) return explainComment(text, start);
  const [, name = ''] = /^<([A-Za-z][\w.]*)/.exec(text.slice(start, start + 100)) ?? [];
  // <Card title=A text> is a tag that was meant. In "fewer than <5", the sign was.
  return name && isMeant(name, {components}) ? explainValues(text, start) : lessThan(text, start);
}

/** Explains braces that are never closed or contain something the parser can't read. */
export function explainOpenBrace({text, offset, origin}: Context): Finding {
  const plain = withoutQuoted(text);
  // "Bring {your ID and a pen." runs on to the end of the page: the last brace that nothing closes is meant.
  const unclosed = origin.endsWith(':unexpected-eof') ? plain.search(/\{(?:[^{}]|\{[^{}]*\})*$/) : -1;
  const start = unclosed < 0 ? Math.max(plain.lastIndexOf('{', offset), 0) : unclosed;
  // Its own braces, if they end before an empty line: "{your ID}".
  const [raw] = /^\{(?:[^}\n]|\n(?!\n))*\}/.exec(text.slice(start)) ?? ['{'];
  const place = {start, end: start + raw.length};
  // <Cards columns= {1 +}>
  const isValue = /<[A-Z][^<>]*=\s*$/.test(text.slice(0, start));
  return isValue ? explainCode(place) : explainBraces(text, place);
}

/** An import line with any quotation marks or none, and braces or none. */
const IMPORT_LINE = new RegExp(
  String.raw`^import\b\s*\{?(?<names>[^}'"‘’“”]*?)\}?\s*from\s*['"‘’“”]?${LIBRARY}['"‘’“”]?[ \t]*;?`,
);

/**
 * Explains a line that begins with the small word import or export: an import line that can't be read, such as
 * `import {Card Button} from ‘@site/src/components’`, or a sentence, such as "import your own cup".
 */
export function explainImport({text, offset}: Context): Finding {
  const [before] = [...text.slice(0, offset + 1).matchAll(/^(?:im|ex)port\b/gm)].slice(-1);
  const start = before?.index ?? text.lastIndexOf('\n', offset - 1) + 1;
  const block = text.slice(start).split(/\n[ \t]*\n/, 1)[0];
  const line = IMPORT_LINE.exec(block);
  const help = 'the-import-line';
  if (!line) {
    const message = 'Begin this paragraph with a capital letter: "import" and "export" have a special meaning.';
    return {start, end: lineEnd(text, start), message, help};
  }
  const end = start + line[0].length;
  // Words on the same line, or right below it, get an empty line before them.
  const below = /^[ \t]*(?<lineEnd>\n?)[ \t]*\S/.exec(text.slice(end));
  const names = line.groups?.names.match(/[A-Za-z]\w*/g) ?? [];
  const edits = replace({start, end}, importLine(names) + (below ? below.groups?.lineEnd || '\n\n' : ''));
  return {
    start,
    end,
    message:
      'Write the import line with straight quotation marks, each name once, a comma between two, and an empty line below it.',
    messageInForm: 'The line at the top of the text that begins with “import” can’t be read.',
    help,
    edits,
    certainty: 'safe',
  };
}
