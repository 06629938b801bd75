/** Where an address goes: to a page or a file that exists, or away from the site. */

import {inFull, isChat, isInFull} from './contact';
import {fileAt, isDocumentAddress} from './documents';
import {isHandbook} from './pageFiles';
import type {LinkTarget, Site} from './rules/rule';
import {listed} from './wording';

/** What is wrong with an address, and the one that is meant, if it is certain. */
export interface AddressProblem {
  message: string;
  meant?: string;
}

/** The page or record that has a link. */
interface LinkSource {
  file: string;
  /** Its own address, for links that are an anchor alone; empty for a record. */
  address: string;
}

/** The page that a link goes to. `path`: the link without its anchor. */
function targetOf(path: string, from: LinkSource, targets: Site['targets']): LinkTarget | undefined {
  if (!path) return targets.get(from.address);
  // The editor opens at what follows its question mark.
  const target = targets.get(path.startsWith('/editor?') ? '/editor' : path);
  if (target || !isHandbook(from.file)) return target;
  // Handbook pages also link to one another by their files' names.
  return [...targets.values()].find(({name}) => name === `handbook/${path}`);
}

/** The problem of an address that isn't a page's or a file's. */
function problemOfNowhere(url: string, isFromStaff: boolean, targets: Site['targets']): AddressProblem {
  const meant = inFull(url);
  if (meant) return {message: `Write this address in full: ${meant}.`, meant};
  if (isChat(url))
    return {
      message: 'Write https://wa.me/ and the number with its country, digits alone: 256 and nine digits for Uganda.',
    };
  if (!url || url === '#') return {message: 'Write where this goes, such as /about or https://example.org.'};
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(url) ?? [];
  if (scheme && /^(https?|mailto|tel):$/i.test(scheme))
    return {message: 'Write this address in full, such as https://example.org, mailto:name@example.org or tel:+256….'};
  if (scheme)
    return {message: `A link can’t begin with “${scheme}”. Write a page of this site, https:, mailto: or tel:.`};
  const pages = [...targets].filter(([, {isForStaff}]) => isFromStaff || !isForStaff).map(([address]) => address);
  return {message: `There is no page at ${url.split('#')[0]}. The pages are ${listed(pages, 'and')}.`};
}

/** What is wrong with an address in a page or a record; undefined if nothing is. */
export function checkAddress(
  url: string,
  from: LinkSource,
  {targets, files}: Pick<Site, 'targets' | 'files'>,
): AddressProblem | undefined {
  if (isInFull(url)) return undefined;
  if (/%name%/i.test(url)) return {message: 'Write this address without %name%, which isn’t filled in there.'};
  const [path, anchor = ''] = url.split('#');
  const isFromStaff = isHandbook(from.file);
  const target = targetOf(path, from, targets);
  if (target?.isForStaff && !isFromStaff)
    return {message: 'Visitors can’t open this: it’s for staff. Link to another page.'};
  if (target) {
    const hasAnchor = !anchor || !target.anchors || target.anchors.has(anchor);
    return hasAnchor ? undefined : {message: `${target.name} has no heading “${anchor}”.`};
  }
  const file = fileAt(path, files);
  if (file && !isFromStaff && isHandbook(file))
    return {message: 'This document is one of the handbook’s examples. Use one of your own.'};
  if (file) return undefined;
  if (isDocumentAddress(path))
    return {message: `There is no document at ${url}. Upload it, or correct the name: capital letters count.`};
  return problemOfNowhere(url, isFromStaff, targets);
}
