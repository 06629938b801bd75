/** Where an address leads: to a page that exists, in the form that works wherever the site lives. */
import type {HelpTopic} from '../diagnostic';
import {documentProblem, fileAt} from '../documents';
import {listed, nearest} from '../nearest';
import {isHandbook} from '../source';
import {checkChat, dialed} from '../whatsapp';
import type {Site, Target} from './rule';

export interface AddressProblem {
  message: string;
  /** The address that was meant. */
  address?: string;
  help?: HelpTopic;
}

/** A path without its `.` and `..`; undefined when it leads out of the site. */
function normalPath(path: string): string | undefined {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined;
    if (step !== '' && step !== '.' && step !== '..') steps.push(step);
  }
  return steps.join('/');
}

/** The name of another site: words between full stops, and no sign that can't stand in one. */
const HOST = /^\/\/(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]|$)/u;

/** What an address of each kind looks like after its scheme, and an example. */
const SCHEMES: Record<string, {whole: RegExp; example: string}> = {
  'https:': {whole: HOST, example: 'https://example.org'},
  'http:': {whole: HOST, example: 'https://example.org'},
  'mailto:': {whole: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, example: 'mailto:name@example.org'},
  'tel:': {whole: /^\+?[\d ()-]{4,}$/, example: 'tel:+256700000000'},
};

function checkScheme(scheme: string, rest: string): AddressProblem | undefined {
  const known = SCHEMES[scheme.toLowerCase()];
  const number = scheme.toLowerCase() === 'tel:' && /^0/.test(rest.trim()) ? dialed(rest) : undefined;
  if (number)
    return {message: 'Begin a phone number with its country: +256, without its first 0.', address: `tel:${number}`};
  if (known?.whole.test(rest)) return undefined;
  if (known) return {message: `Complete this address. One looks like this: ${known.example}`};
  const message = `Links can’t go to "${scheme}". Use a page of this site, or an address that begins with https:, mailto: or tel:`;
  return {message, ...(/script|data/i.test(scheme) && {help: 'pages-are-not-programs'})};
}

function checkAnchor(anchor: string, {file, anchors}: Target, before: string): AddressProblem | undefined {
  if (!anchor || !anchors || anchors.has(anchor)) return undefined;
  const meant = nearest(anchor, [...anchors]);
  const message = `${file} has no heading "${anchor}"${meant ? '' : ', so the link would end at the top of the page'}.`;
  return {message, address: `${before}${meant ? `#${meant}` : ''}` || undefined};
}

/** The page that was meant by an address that leads nowhere. */
function meantPage(address: string, pages: string[]): string | undefined {
  const whole = `/${address.replace(/^\/|\?.*$/g, '')}`;
  const plain = whole.replace(/(\/index)?(\.(html?|mdx?))?\/*$/i, '').toLowerCase() || '/';
  if (pages.includes(plain)) return plain;
  return nearest(`/${plain.split('/').pop()}`, pages);
}

/** An address that lacks what it begins with. */
function checkBare(url: string): AddressProblem | undefined {
  if (!url || url === '#') return {message: 'Write where this link goes, such as /about or https://example.org.'};
  if (/^[\w.+-]+@[\w-]+\.\w/.test(url))
    return {message: 'Put mailto: before an e-mail address.', address: `mailto:${url}`};
  if (/^\+?[\d -]{7,}$/.test(url)) return {message: 'Put tel: before a phone number.', address: `tel:${dialed(url)}`};
  if (!/^(www\.|\/\/)/.test(url)) return undefined;
  const address = `https://${url.replace(/^\/\//, '')}`;
  return {message: 'Begin the address of another site with https://.', address};
}

/** What is wrong with an address that stands in `from`; undefined when nothing is. */
export function checkAddress(
  url: string,
  from: {file: string; address: string},
  site: Pick<Site, 'targets' | 'files'>,
): AddressProblem | undefined {
  const chat = checkChat(url);
  if (chat) return chat;
  if (/%name%/i.test(url)) return {message: 'Write this address out: %name% isn’t filled in there.', help: 'the-name'};
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(url) ?? [];
  if (scheme) return checkScheme(scheme, url.slice(scheme.length));
  const bare = checkBare(url);
  if (bare) return bare;
  const [address, anchor = ''] = url.split('#');
  const staff = isHandbook(from.file);
  if (staff && /\.mdx?$/.test(address) && !address.startsWith('/')) {
    const file = normalPath(`handbook/${address}`);
    const target = [...site.targets.values()].find((one) => one.file === file);
    if (target) return checkAnchor(anchor, target, address);
  }
  const known = site.targets.get(address.replace(/^\/editor\?.*/s, '/editor') || from.address);
  if (known && !staff && isHandbook(known.file))
    return {message: 'Visitors can’t open this: it’s for staff. Link to another page.'};
  if (known) return checkAnchor(anchor, known, address);
  const document = documentProblem(url, staff, site.files);
  if (document) return {...document, help: 'documents'};
  const file = address.startsWith('/') && normalPath(address) === address.slice(1) && address;
  if (file && fileAt(file, site.files)) return undefined;
  const open = [...site.targets].filter(([, target]) => staff || !isHandbook(target.file)).map(([name]) => name);
  const meant = meantPage(address, open);
  return {
    message: `There is no page at ${address}.${meant ? '' : ` The pages are ${listed(open)}.`}`,
    address: meant && `${meant}${anchor ? `#${anchor}` : ''}`,
  };
}
