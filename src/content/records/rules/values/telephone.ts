import type {ValueRule} from './valueRule';

/** Nine digits after Uganda's code are read in threes; other countries' numbers keep their own groups. */
function spaced(number: string): string {
  const [, rest] = /^\+256(\d{9})$/.exec(number.replaceAll(' ', '')) ?? [];
  return rest ? `+256 ${rest.replace(/(\d{3})(?=\d)/g, '$1 ')}` : number;
}

/** A number of Uganda's with digits too many or too few. */
const isShort = (written: string) => /^\+256[\d ]+$/.test(written) && written.replace(/\D/g, '').length !== 12;

export const telephone: ValueRule = {
  id: 'record-telephone',
  forms: ['telephone'],
  example: ['telephone: +256-700-000-001', 'telephone: +256 700 000 001'],
  message(written) {
    if (/^\+\d{8,15}$/.test(written)) return 'needs spaces, or it is read as a sum: +256 700 000 000.';
    if (/\+.*\+|[/;,]|\bor\b|\band\b/i.test(written))
      return 'must be one number alone, in digits and spaces: +256 700 000 000.';
    if (isShort(written)) return 'must have nine digits after +256.';
    if (/^(\+|00)/.test(written))
      return 'must have nothing but digits and spaces after the plus sign: +256 700 000 000.';
    return 'must begin with the country: +256 and the rest of the number, without its first 0.';
  },
  rejects: isShort,
  correct(whole) {
    const written = whole.replace(/^(?:https?:\/\/)?wa\.me\/(?=\+|256)/i, '');
    if (!/^(?:tel:)?\s*(?:\+|00|256)[\d\s().–-]*$/i.test(written)) return undefined;
    const bare = written
      .replace(/^tel:\s*/i, '')
      .replace(/^00/, '+')
      .replace(/^256/, '+256')
      .replace(/\(0\)/g, ' ');
    const digits = bare
      .replace(/[^\d+]+/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
    const number = spaced(digits.replace(/^\+ /, '+'));
    // Without a space, YAML takes it for a sum.
    return number.includes(' ') ? number : `"${number}"`;
  },
};
