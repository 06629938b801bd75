/** Telephone numbers: the format that the records use, and the address that calls one. Uganda's code is 256. */

/** `+256 700 000 000`: nine digits behind Uganda's code, or a number of another country. */
export const TELEPHONE = /^\+256(?: ?\d){9}$|^\+(?!256)\d(?: ?\d){6,14}$/;
/** The address that calls a number, with or without the code of its country: tel:+256700000000. */
export const CALL = /^tel:\+?[1-9](?:[ ()-]*\d){3,14}$/i;
/** A text that is a number and nothing else: `tel:0700 000 000`, `+256700000000`. */
const NUMBER = /^(?:tel:)?(\+?[\d -]{7,})$/i;
/** A number as people dial it inside Uganda: 0700000000. */
const INLAND = /^0[1-9]\d{8}$/;

/** Whether these digits are a Ugandan number without its country's code. */
export const isInland = (digits: string): boolean => INLAND.test(digits);

/** A number as it is dialed from anywhere: one that begins with 0 is Ugandan. */
export function dialed(number: string): string {
  const digits = number.replace(/[^+\d]/g, '');
  return isInland(digits) ? `+256${digits.slice(1)}` : digits;
}

/** The address that calls a number, if a text is nothing else; undefined for any other text. */
export function callAddress(text: string): string | undefined {
  const [, number] = NUMBER.exec(text) ?? [];
  return number && `tel:${dialed(toTelephone(number) ?? number)}`;
}

/**
 * A number in the format of the records. One that begins with 0 is Uganda's, with or without its code; those of other
 * countries keep their groups.
 */
export function toTelephone(written: string): string | undefined {
  const plain = written
    .replace(/^tel:\s*/i, '')
    .replace(/\(0\)/g, ' ')
    .trim();
  if (!/^\+?[\d\s().–-]+$/.test(plain)) return undefined;
  const [, ugandan] = /^(?:256|0|2560)(\d{9})$/.exec(plain.replace(/\D/g, '')) ?? [];
  if (ugandan) return `+256 ${ugandan.replace(/(\d{3})(?=\d)/g, '$1 ')}`;
  return plain.startsWith('+') ? `+${plain.replace(/\D+/g, ' ').trim()}` : undefined;
}
