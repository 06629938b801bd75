import {nearest} from '../../../nearest';
import {checkChat} from '../../../whatsapp';
import type {Form} from '../../schema';
import {emailIn} from './email';
import type {ValueRule} from './valueRule';

/** What Markdown's links, and brackets around an address, hold. */
const WRAPPED = /^!?\[[^\]]*\]\(\s*<?([^\s)>]+)>?[^)]*\)$|^<([^\s>]+)>$|^\[([^\]\s]+)\]$|^\(([^)\s]+)\)$/;
/** Files of ours that pages are written in. */
const PAGE_FILE = /\.(mdx?|html?)$/i;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;
const FILE = /\.(pdf|docx?|xlsx?|pptx?|jpe?g|png|svg|zip|txt|csv)$/i;

function elsewhere(words: string): string | undefined {
  const [, rest] = /^(?:h?t?tps?|https?)\s*[:;]?\s*\/{1,3}\s*(\S+)$/i.exec(words) ?? [];
  const bare = rest ?? (words.startsWith('//') ? words.slice(2) : words);
  const first = bare.split(/[/?#]/)[0];
  if (/\s/.test(bare) || !HOST.test(bare) || PAGE_FILE.test(first) || FILE.test(first)) return undefined;
  return `https://${bare}`;
}

function page(words: string, pages: string[]): string | undefined {
  const [path, anchor] = words.split('#');
  if (!/^[\w./-]*$/.test(path) || !path) return undefined;
  const bare = path.replace(/^(?:\.{0,2}\/)*(?:static\/|pages\/)?/, '');
  if (FILE.test(bare)) return `/${bare}`;
  const address = `/${bare
    .replace(PAGE_FILE, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\/+$/, '')}`;
  const known = pages.find((one) => one.toLowerCase() === address.toLowerCase());
  const meant = pages.length > 0 ? (known ?? nearest(address, pages)) : address;
  return meant && `${meant}${anchor ? `#${anchor}` : ''}`;
}

/** The address that was meant: another site, an e-mail, a telephone number, or a page of this site. */
export function addressIn(written: string, pages: string[], form: Form): string | undefined {
  const [, ...inner] = WRAPPED.exec(written.trim()) ?? [];
  const words = inner.find(Boolean) ?? written.trim();
  const isLink = form === 'link';
  if (/^(java|vb)?script:|^data:/i.test(words)) return undefined;
  const chat = checkChat(words);
  if (chat) return chat.address;
  if (/^https:\/\/\S+$/.test(words)) return words;
  if (!isLink && form !== 'page') {
    if (/^(?:mailto:|e-?mail:?)?\s*\S+@\S+$/i.test(words)) {
      const email = emailIn(words);
      return email && `mailto:${email}`;
    }
    const [, number] = /^(?:(?:tel|phone|call)\s*:?\s*)?(\+?[\d ()–-]{7,})$/i.exec(words) ?? [];
    if (number) return `tel:${number.replace(/\(0\)/g, '').replace(/[()–]/g, ' ').replace(/ +/g, ' ').trim()}`;
  }
  const bare = /^\/[a-z0-9-]+\.[a-z]{2,}\//i.test(words) ? words.slice(1) : words;
  if (form !== 'page') {
    const site = elsewhere(bare);
    if (site) return site;
  }
  return isLink ? undefined : page(words, pages);
}

export const address: ValueRule = {
  id: 'record-address',
  forms: ['destination', 'link', 'page'],
  example: ['Apply Now: wa.me/256700000001', 'Apply Now: https://wa.me/256700000001'],
  message(written, form) {
    const chat = checkChat(written);
    if (chat) return `leads to WhatsApp. ${chat.message}`;
    if (form === 'link') return 'must be the address of a page elsewhere, and begin with https://.';
    if (form === 'page') return 'must be the address of a page of this site, for example: /about.';
    return 'needs an address: a page (/contact), a file (/files/prices.pdf), or one that begins with https:, mailto: or tel:.';
  },
  correct: addressIn,
  // The last two look like pages of ours to a browser.
  rejects: (written) =>
    checkChat(written) !== undefined ||
    ((/^\/(?:[a-z0-9-]+\.)+[a-z]{2,}\//i.test(written) || PAGE_FILE.test(written.split('#')[0])) &&
      written.startsWith('/')),
};
