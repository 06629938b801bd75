/** Telephone numbers, e-mail addresses and addresses of other sites: a pattern for each, and how one is written in full. */

/** `+256 700 000 000`: nine digits after Uganda's code, or a number of another country. */
export const TELEPHONE = /^\+256(?: ?\d){9}$|^\+(?!256)[1-9](?: ?\d){6,14}$/;

const EMAIL_ADDRESS = String.raw`[^\s@<>()[\],;:"?#&/]+@(?:[^\s@<>()[\],;:"?#&/.]+\.)+[^\s@<>()[\],;:"?#&/.]+`;
/** `name@example.org` */
export const EMAIL = new RegExp(`^${EMAIL_ADDRESS}$`);

/** `https://example.org/prices`. A number on wa.me, which is WhatsApp, begins with its country code, not with + or 0. */
export const LINK = /^https?:\/\/(?!wa\.me\/[+0])(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/iu;
/** `mailto:name@example.org`, perhaps with options such as `?subject=Hello`. */
const MAILTO = new RegExp(`^mailto:${EMAIL_ADDRESS}(?:\\?\\S*)?$`, 'i');
/** `tel:+256700000000` */
const CALL = /^tel:\+?[1-9](?:[ ()-]*\d){3,14}$/i;

/** Whether an address links to another site, writes an e-mail or calls a number, and is written in full. */
export const isFullAddress = (address: string): boolean =>
  [LINK, MAILTO, CALL].some((pattern) => pattern.test(address));

/** A Ugandan number in the form of the records: 0772 123456 is +256 772 123 456. Undefined for any other text. */
export function toTelephone(written: string): string | undefined {
  const [, digits] = /^(?:tel:)?(?:\+?256|0)([1-9]\d{8})$/.exec(written.replace(/[\s().-]/g, '')) ?? [];
  return digits && `+256 ${digits.replace(/(\d{3})(?=\d)/g, '$1 ')}`;
}

/** The address of a chat with a number such as +256 712 345 678. */
export const chatAddress = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;

/** The address of a site without https://, such as example.org/prices. */
const BARE_LINK = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const FILE = /^[\w-]+\.(?:html?|mdx?|pdf|docx?|xlsx?|pptx?|jpe?g|png|webp)$/i;

/** The full address of a telephone number, an e-mail address, or the name of a site. */
export function toFullAddress(written: string): string | undefined {
  const [, chat] = /^(?:https?:\/\/)?wa\.me\/(.+)/i.exec(written) ?? [];
  const number = toTelephone(chat ?? written);
  if (number) return chat ? chatAddress(number) : `tel:${number.replaceAll(' ', '')}`;
  if (EMAIL.test(written)) return `mailto:${written}`;
  const bare = written.replace(/^(?:https?:)?\/\//i, '');
  const link = `https://${bare}`;
  return BARE_LINK.test(bare) && !FILE.test(bare) && LINK.test(link) ? link : undefined;
}

/** The address of a link from what staff write: the name of a site, an e-mail address, a telephone number or a page. */
export function linkAddress(written: string): string {
  if (isFullAddress(written)) return written;
  // Markdown would end the link at a space.
  return toFullAddress(written) ?? toFullAddress(written.replace(/\s/g, '%20')) ?? written;
}
