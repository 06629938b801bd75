/** What the pages, their scripts, the service worker, the editor and the build have to agree on. */

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked to save data, or is on a connection too slow to fetch anything they didn't ask for. */
export function prefersReducedData(): boolean {
  // Only Chromium reports it. Elsewhere, assume a good connection.
  const {saveData, effectiveType} = (navigator as {connection?: Connection}).connection || {};
  // "2g" and "slow-2g".
  return saveData || /2g/.test(effectiveType ?? '');
}

/**
 * The path of a page below the site's base address, such as `/` or `/about`; a trailing slash is ignored. `base` ends in a
 * slash.
 */
export const pathBelow = (base: string, address: string): string =>
  address.slice(base.length - 1).replace(/(.)\/$/, '$1');

/** Where the staff build is published, below the home page. scripts/sites.mjs repeats it for plain Node. */
export const STAFF_FOLDER = 'staff/';
