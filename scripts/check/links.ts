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

/** The page that was meant by an address that leads nowhere. */
function meantPage(address: string, {pages}: Targets): string | undefined {
  const plain =
    address
      .replace(/[?#].*$/, '')
      .replace(/(\/index)?(\.(html?|mdx?))?\/*$/i, '')
      .toLowerCase() || '/';
  if (pages.has(plain)) return plain;
  const last = `/${plain.split('/').pop()}`;
  const names = [...pages.keys()];
  return pages.has(last) ? last : nearest(last, names);
}

/** What is wrong with an address that stands in the page `from`; undefined when nothing is. */
export function linkMistake(url: string, from: {file: string; address: string}, targets: Targets): Found | undefined {
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(url) ?? [];
  if (scheme) {
    const name = scheme.toLowerCase();
    if (name === 'https:' || name === 'http:') {
      const valid = /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(url) || /^https?:\/\/localhost/.test(url);
      return valid ? undefined : {message: 'This address is not complete.', write: 'https://example.org', topic};
    }
    if (name === 'mailto:' && /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(url)) return undefined;
    if (name === 'tel:' && /^tel:\+?[\d ()-]{4,}$/.test(url)) return undefined;
    if (name === 'mailto:' || name === 'tel:') {
      const write = name === 'mailto:' ? 'mailto:name@example.org' : 'tel:+256700000000';
      return {message: 'This address is not complete.', write, topic};
    }
    return {
      message: `A link cannot lead to an address that begins with "${scheme}". Write a page of this site, or an address that begins with https:, mailto: or tel:`,
      topic: /script|data/.test(name) ? 'pages-are-not-programs' : topic,
    };
  }
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
  if (!address) {
    const own = targets.pages.get(from.address);
    return own && anchorMistake(anchor, own, '');
  }
  const inHandbook = isHandbook(from.file) && /\.mdx?$/.test(address) && !address.startsWith('/');
  if (inHandbook) {
    const file = path.posix.join('handbook', address);
    const target = [...targets.pages.values()].find((one) => one.file === file);
    if (target) return anchorMistake(anchor, target, address);
  }
  const known = targets.pages.get(address);
  if (known && !(isHandbook(known.file) && from.file.startsWith('pages/'))) {
    return anchorMistake(anchor, known, address);
  }
  if (known) return {message: 'Visitors cannot see the handbook. A page for visitors cannot lead there.', topic};
  if (address.startsWith('/') && targets.hasFile(address)) return undefined;
  const meant = meantPage(address, targets);
  const pages = [...targets.pages].filter(([, {file}]) => file.startsWith('pages/')).map(([name]) => name);
  return {
    message: `There is no page at ${address}.${meant ? '' : ` The pages are ${listed(pages)}.`}`,
    write: meant && `${meant}${anchor ? `#${anchor}` : ''}`,
    topic,
  };
}
