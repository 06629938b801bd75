/** Where an address leads: to a page that exists, in the form that works wherever the site lives. */
import type {Certainty, HelpTopic} from '../../checker/diagnostic';
import {nearest} from '../../checker/nearest';
import type {LinkTarget, SiteFacts} from '../../checker/rules/rule';
import {listed} from '../../checker/wording';
import {documentAddressProblem, fileAt} from '../documents';
import {MAILTO} from '../email';
import {isHandbook} from '../pageFiles';
import {toLink} from '../records/values';
import {CALL, callAddress} from '../telephone';
import {checkChat} from '../whatsapp';

interface AddressProblem {
  message: string;
  /** The address that was meant. */
  meant?: string;
  /** `safe` if that is the same address in full, and no guess. */
  certainty?: Certainty;
  help?: HelpTopic;
}

/** A whole address of another site, such as https://example.org/prices: its name is words with full stops between them. */
const ELSEWHERE_IN_FULL = /^https?:\/\/([\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]+(:\d+)?([/?#]|$)/iu;

const BEGIN_WITH_HTTPS = 'Begin the address of another site with https://.';

/** What is wrong with an address that leads away from the site, or lacks what it begins with. */
function checkAway(url: string): AddressProblem | undefined {
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(url) ?? [];
  const call = callAddress(url);
  if (!url || url === '#') return {message: 'Write where this link goes, such as /about or https://example.org.'};
  if (call) {
    const message = 'Write a phone number with tel: and its country: tel:+256, then the number without its first 0.';
    return {message, meant: call};
  }
  if (MAILTO.test(`mailto:${url}`))
    return {message: 'Put mailto: before an e-mail address.', meant: `mailto:${url}`, certainty: 'safe'};
  if (/^(www\.|\/\/)/.test(url))
    return {message: BEGIN_WITH_HTTPS, meant: `https://${url.replace(/^\/+/, '')}`, certainty: 'safe'};
  if (!scheme) return undefined;
  if (/^(https?|mailto|tel):$/i.test(scheme))
    return {message: 'Write this address in full, such as https://example.org or mailto:name@example.org.'};
  const message = `Links can’t go to "${scheme}". Use a page of this site, or https:, mailto: or tel: and an address.`;
  return {message, ...(/script|data/i.test(scheme) && {help: 'pages-are-not-programs'})};
}

/** What is wrong with the anchor behind a page's address; `before` is that address as the link has it. */
function checkAnchor(anchor: string, {name, anchors}: LinkTarget, before: string): AddressProblem | undefined {
  if (!anchor || !anchors || anchors.has(anchor)) return undefined;
  const nearby = nearest(anchor, [...anchors]);
  return {message: `${name} has no heading "${anchor}".`, meant: `${before}${nearby ? `#${nearby}` : ''}` || undefined};
}

/** The page that was meant by an address that leads nowhere: `About.html` and `/abuot` are `/about`. */
function meantPage(address: string, pages: string[]): string | undefined {
  const whole = `/${address.replace(/^\/|\?.*$/g, '')}`;
  const plain = whole.replace(/(\/index)?(\.(html?|mdx?))?\/*$/i, '').toLowerCase() || '/';
  return pages.includes(plain) ? plain : nearest(`/${plain.split('/').pop()}`, pages);
}

/** The page or record that has a link. */
interface LinkSource {
  file: string;
  /** Its own address, for links that are an anchor alone; empty for a record. */
  address: string;
}

/** The page that a link leads to. `pathOfPage`: the link without its anchor. */
function targetOf(pathOfPage: string, from: LinkSource, targets: SiteFacts['targets']): LinkTarget | undefined {
  if (!pathOfPage) return targets.get(from.address);
  // The editor opens at what follows its question mark.
  const page = pathOfPage.startsWith('/editor?') ? '/editor' : pathOfPage;
  const target = targets.get(page);
  if (target || !isHandbook(from.file)) return target;
  // Handbook pages also link to one another by their files' names.
  return [...targets.values()].find(({name}) => name === `handbook/${pathOfPage}`);
}

/** What is wrong with an address at which there is neither a page nor a file. `addresses`: those of the pages it could mean. */
function problemOfNowhere(url: string, addresses: string[]): AddressProblem {
  const link = /^[./#]/.test(url) ? undefined : toLink(url);
  if (link) return {message: BEGIN_WITH_HTTPS, meant: link, certainty: 'safe'};
  const [pathOfPage, anchor = ''] = url.split('#');
  const page = meantPage(pathOfPage, addresses);
  return {
    message: `There is no page at ${pathOfPage}.${page ? '' : ` The pages are ${listed(addresses, 'and')}.`}`,
    meant: page && `${page}${anchor ? `#${anchor}` : ''}`,
  };
}

/** What is wrong with an address in the page or record `from`; undefined when nothing is. */
export function checkAddress(
  url: string,
  from: LinkSource,
  site: Pick<SiteFacts, 'targets' | 'files'>,
): AddressProblem | undefined {
  const chat = checkChat(url);
  if (chat) return chat;
  if (/%name%/i.test(url)) return {message: 'Write this address out: %name% isn’t filled in there.', help: 'the-name'};
  if ([ELSEWHERE_IN_FULL, MAILTO, CALL].some((whole) => whole.test(url))) return undefined;
  const away = checkAway(url);
  if (away) return away;
  const [pathOfPage, anchor = ''] = url.split('#');
  const isFromStaff = isHandbook(from.file);
  const target = targetOf(pathOfPage, from, site.targets);
  if (target && !isFromStaff && target.isForStaff)
    return {message: 'Visitors can’t open this: it’s for staff. Link to another page.'};
  if (target) return checkAnchor(anchor, target, pathOfPage);
  const document = documentAddressProblem(url, isFromStaff, site.files);
  if (document) return {...document, help: 'documents'};
  if (!/\/\.?\//.test(pathOfPage) && fileAt(pathOfPage, site.files)) return undefined;
  const open = [...site.targets].filter(([, {isForStaff}]) => isFromStaff || !isForStaff);
  return problemOfNowhere(
    url,
    open.map(([address]) => address),
  );
}
