/** What makes a file as a whole unreadable: told alone, as nothing else that could be said of it would be right. */
import type {RuleFinding} from '../../source';

const LONGEST = 300_000;

/** Where Git has put two versions of some lines below each other. */
const CONFLICT = /^(?:<{7}(?: .*)?\n[\s\S]*?^={7}\n[\s\S]*?^>{7}(?: .*)?|<{7}(?: .*)?|={7}|>{7}(?: .*)?)$/m;

export function fileProblem(text: string): RuleFinding | undefined {
  const replaced =
    [...'\0\uFFFD']
      .map((sign) => text.indexOf(sign))
      .filter((at) => at >= 0)
      .sort((a, b) => a - b)[0] ?? -1;
  if (replaced >= 0) {
    const message =
      'This file is not saved as plain text in UTF-8, so parts of it can’t be read. Save it again as plain text, with UTF-8 as its encoding.';
    return {rule: 'file-encoding', start: replaced, end: replaced + 1, message};
  }
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    const start = conflict.index;
    const end = start + conflict[0].split('\n')[0].length;
    const message =
      'Two versions of these lines stand below each other, where a change met another. Keep the lines you want, and delete the others and the lines with <<<<<<<, ======= and >>>>>>>.';
    return {rule: 'file-conflict', start, end, message};
  }
  if (text.length > LONGEST) {
    return {
      rule: 'file-size',
      start: 0,
      end: 1,
      message: 'This file is far too long to be a record. Bring it back from an earlier version.',
    };
  }
  return undefined;
}
