/** Addresses that open a chat on WhatsApp: plain functions, light enough for a visitor's browser. */

import type {Certainty} from '../checker/diagnostic';
import {dialed, isInland} from './telephone';

/** wa.me/256…, api.whatsapp.com/send?phone=256…, whatsapp://send?phone=256… */
const SENDS = /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me|(?:api|web)\.whatsapp\.com\/send)(?=[/?]|$)|^whatsapp:\/\/send/i;
/** Addresses with a code in place of a number, of a business, a group or a channel: wa.me/message/ABC. */
const BY_CODE = /^(?:https?:\/\/)?wa\.me\/(?:message|qr|c|p|catalog|channel)\//i;
const EXAMPLE = 'https://wa.me/ and the number with its country, digits alone';

/** The address of a chat with a number such as +256 712 345 678. */
export const chatAddress = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

/** The number in an address and what follows it, as they are written. */
function partsOf(address: string): {written: string; text: string} {
  const plain = address.replaceAll('%20', ' ').replaceAll(/%2b/gi, '+');
  const text = /[?&](text=[^&#]+)/.exec(address)?.[1];
  const [, phone] = /[?&]phone=([^&#]*)/.exec(plain) ?? [];
  const path = plain.replace(SENDS, '').replace(/^\/*/, '').split(/[?#]/)[0];
  return {written: (phone ?? path).replace(/\/$/, ''), text: text ? `?${text}` : ''};
}

/**
 * What is wrong with an address that opens WhatsApp, and the one that was meant; undefined for any other address. Only
 * the country of a number can be missing, and that is nobody's to guess.
 */
export function checkChat(address: string): {message: string; meant?: string; certainty?: Certainty} | undefined {
  if (!SENDS.test(address) || BY_CODE.test(address)) return undefined;
  const {written, text} = partsOf(address);
  // wa.me/?text=… shares a message: whoever taps it chooses with whom.
  if (!written.trim() && text && /^https?:/i.test(address)) return undefined;
  if (!written.trim()) return {message: `Write the whole address: ${EXAMPLE}.`};
  const digits = written
    .replace(/\(0\)/g, '')
    .replace(/[\s().+–-]/g, '')
    .replace(/^00/, '')
    .replace(/^2560(?=\d{9}$)/, '256');
  if (!/^\d+$/.test(digits) || /\d\D*\+/.test(written))
    return {message: `A WhatsApp address holds one number and nothing else. Write ${EXAMPLE}.`};
  if (digits.startsWith('0')) {
    const meant = isInland(digits) ? `${chatAddress(dialed(digits))}${text}` : undefined;
    const message = `WhatsApp needs the country in place of the first 0, such as 256 for Uganda. Write ${EXAMPLE}.`;
    return {message, meant};
  }
  const wanted = digits.startsWith('256') ? /^\d{12}$/ : /^\d{8,15}$/;
  if (!wanted.test(digits))
    return {
      message: `Count the digits of this number: a Ugandan one has 12 with its 256, and this has ${digits.length}.`,
    };
  const meant = `${chatAddress(digits)}${text}`;
  const right = written === digits && /^https:\/\//i.test(address);
  return right
    ? undefined
    : {message: `Write a WhatsApp address as ${EXAMPLE}: no plus sign, no spaces.`, meant, certainty: 'safe'};
}
