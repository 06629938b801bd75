/** Where an address goes: to a page or a file that exists, or away from the site. */
import {isFullAddress, toFullAddress} from '../contact';
import {isDocumentAddress, servedFile} from '../documents';
import {anchorsOf} from '../page/page';
import {isHandbook, STAFF_ADDRESSES} from '../pageFiles';
import {fillName} from '../records/name';
import {listed} from '../wording';
import type {Site} from './rule';

/** The problem of an address that is neither a page's nor a file's. */
function problemOfNowhere(url: string, {pages}: Site): string {
  const full = toFullAddress(url);
  if (full) return `Write this address in full: ${full}.`;
  if (!url || url === '#') return 'Write where this goes, such as /about or https://example.org.';
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(url) ?? [];
  if (scheme && /^(https?|mailto|tel):$/i.test(scheme))
    return 'Write this address in full, such as https://example.org, mailto:name@example.org or tel:+256….';
  if (scheme)
    return `A link can’t begin with “${scheme}”. Link to a page of this site, or begin with https:, mailto: or tel:.`;
  const addresses = pages.map(({address}) => address);
  return `There is no page at ${url.split('#')[0]}. The pages are ${listed(addresses, 'and')}.`;
}

/** What is wrong with an address in a page or a record; undefined if nothing is. `ownAddress`: the page's. */
export function addressProblem(url: string, site: Site, ownAddress?: string): string | undefined {
  if (isFullAddress(url)) return undefined;
  const [path, anchor = ''] = url.split('#');
  const page = site.pages.find(({address}) => address === (path || ownAddress));
  if (page) {
    const {records} = site;
    const fill = (text: string) => (records ? fillName(text, records.organisation.name) : text);
    const hasAnchor = !anchor || page.broken || anchorsOf(page, fill).has(anchor);
    return hasAnchor ? undefined : `${page.source.file} has no heading “${anchor}”.`;
  }
  if (STAFF_ADDRESSES.includes(path.split(/[/?]/)[1]))
    return 'Visitors can’t open this: it’s for staff. Link to another page.';
  const file = servedFile(path, site.files);
  if (file && isHandbook(file)) return 'This document is one of the handbook’s examples. Use one of your own.';
  if (file) return undefined;
  if (isDocumentAddress(path))
    return `There is no document at ${url}. Upload it, or correct the name: capital letters count.`;
  return problemOfNowhere(url, site);
}
