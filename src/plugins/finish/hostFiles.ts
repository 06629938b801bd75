/** The files that GitHub Pages and search engines look for at the top of a site. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * The domain that GitHub Pages has to answer at, if it is one of our own. Under another base address the site is a
 * part of somebody's domain (`/repo/`), which is not ours to claim.
 */
export function ownDomain(home: string): string | undefined {
  const {hostname, pathname} = new URL(home);
  const given = hostname === 'localhost' || hostname.endsWith('.github.io');
  return given || pathname !== '/' ? undefined : hostname;
}

/** Writes `robots.txt`, and `CNAME` where the site has a domain of its own. */
export async function writeHostFiles(outDir: string, home: string): Promise<void> {
  const sitemap = new URL('sitemap.xml', home).href;
  await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  const domain = ownDomain(home);
  if (domain) await writeFile(path.join(outDir, 'CNAME'), `${domain}\n`);
}
