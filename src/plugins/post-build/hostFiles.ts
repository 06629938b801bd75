/** The files that GitHub Pages and search engines look for at the root of a site. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * The custom domain that GitHub Pages must serve the site at, if there is one. A site under a path (`/repo/`) is part
 * of somebody else's domain.
 */
export function customDomain(home: string): string | undefined {
  const {hostname, pathname} = new URL(home);
  const isCustom = hostname !== 'localhost' && !hostname.endsWith('.github.io');
  return isCustom && pathname === '/' ? hostname : undefined;
}

/** Writes `robots.txt`, and `CNAME` if the site has a custom domain. */
export async function writeHostFiles(outDir: string, home: string): Promise<void> {
  const sitemap = new URL('sitemap.xml', home).href;
  await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  const domain = customDomain(home);
  if (domain) await writeFile(path.join(outDir, 'CNAME'), `${domain}\n`);
}
