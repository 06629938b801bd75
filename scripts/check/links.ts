/** Where links lead: to a page that exists, in the form that works wherever the site lives. */
import path from 'node:path';
import type {Mistake, Topic} from './mistake';
import {listed, nearest} from './nearest';
import {isHandbook} from './source';

/** An address of the site and the places in it that a link can lead to. */
interface Target {
  file: string;
  anchors: Set<string>;
}

export interface Targets {
  /** By address: `/`, `/about`. */
  pages: Map<string, Target>;
  /** Whether a file stands in `static/`. */
  hasFile: (address: string) => boolean;
}

type Found = Pick<Mistake, 'message' | 'write'> & {topic: Topic};
const topic = 'links';

function anchorMistake(anchor: string, target: Target, before: string): Found | undefined {
  if (!anchor || target.anchors.has(anchor)) return undefined;
  const meant = nearest(anchor, [...target.anchors]);
  return {
    message: `No heading of ${target.file} is called "${anchor}"${meant ? '' : ', so the link would end at the top of the page'}.`,
    write: `${before}${meant ? `#${meant}` : ''}` || undefined,
    topic,
  };
}

/** The page, of those in `pages`, that was meant by an address that leads nowhere. */
function meantPage(address: string, pages: string[]): string | undefined {
  const whole = `/${address.replace(/^\/|\?.*$/g, '')}`;
  const plain = whole.replace(/(\/index)?(\.(html?|mdx?))?\/*$/i, '').toLowerCase() || '/';
  if (pages.includes(plain)) return plain;
  return nearest(`/${plain.split('/').pop()}`, pages);
}

/** By what an address begins with: what comes after it, and an example. */
const SCHEMES: Record<string, {whole: RegExp; example: string}> = {
  'https:': {whole: /^\/\/[^\s/?#]+\.[^\s/?#]/, example: 'https://example.org'},
  'http:': {whole: /^\/\/[^\s/?#]+\.[^\s/?#]/, example: 'https://example.org'},
  'mailto:': {whole: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, example: 'mailto:name@example.org'},
  'tel:': {whole: /^\+?[\d ()-]{4,}$/, example: 'tel:+256700000000'},
};

function schemeMistake(scheme: string, rest: string): Found | undefined {
  const name = scheme.toLowerCase();
  const known = SCHEMES[name];
  if (!known) {
    return {
      message: `A link cannot lead to an address that begins with "${scheme}". Write a page of this site, or an address that begins with https:, mailto: or tel:`,
      topic: /script|data/.test(name) ? 'pages-are-not-programs' : topic,
    };
  }
  return known.whole.test(rest) ? undefined : {message: 'This address is not complete.', write: known.example, topic};
}

/** What is wrong with an address that stands in the file `from`; undefined when nothing is. */
export function linkMistake(url: string, from: {file: string; address: string}, targets: Targets): Found | undefined {
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(url) ?? [];
  if (scheme) return schemeMistake(scheme, url.slice(scheme.length));
  if (!url || url === '#') return {message: 'This link leads nowhere: no address is written.', write: '/about', topic};
  if (/^[\w.+-]+@[\w-]+\.\w/.test(url))
    return {message: 'An e-mail address needs mailto: before it.', write: `mailto:${url}`, topic};
  if (/^(www\.|\/\/)/.test(url)) {
    return {
      message: 'An address of another site begins with https://.',
      write: `https://${url.replace(/^\/\//, '')}`,
      topic,
    };
  }
  const [address, anchor = ''] = url.split('#');
  const staff = isHandbook(from.file);
  if (staff && /\.mdx?$/.test(address) && !address.startsWith('/')) {
    const file = path.posix.join('handbook', address);
    const target = [...targets.pages.values()].find((one) => one.file === file);
    if (target) return anchorMistake(anchor, target, address);
  }
  const known = targets.pages.get(address || from.address);
  if (known && !staff && isHandbook(known.file)) {
    return {message: 'Visitors cannot see the handbook. A page for visitors cannot lead there.', topic};
  }
  if (known) return anchorMistake(anchor, known, address);
  if (address.startsWith('/') && targets.hasFile(address)) return undefined;
  const open = [...targets.pages].filter(([, {file}]) => staff || !isHandbook(file)).map(([name]) => name);
  const meant = meantPage(address, open);
  return {
    message: `There is no page at ${address}.${meant ? '' : ` The pages are ${listed(open)}.`}`,
    write: meant && `${meant}${anchor ? `#${anchor}` : ''}`,
    topic,
  };
}
