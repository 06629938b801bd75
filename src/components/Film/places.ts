/** Addresses of films elsewhere: light enough for a visitor's browser. */

const PLACES: [host: RegExp, name: string][] = [
  [/(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com)$/, 'YouTube'],
  [/(^|\.)vimeo\.com$/, 'Vimeo'],
  [/(^|\.)(facebook\.com|fb\.watch)$/, 'Facebook'],
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)tiktok\.com$/, 'TikTok'],
  [/(^|\.)linkedin\.com$/, 'LinkedIn'],
  [/^(drive|docs)\.google\.com$/, 'Google Drive'],
];

const hostOf = (address: string) => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1].toLowerCase() ?? '';

/** What people call the place where a film is: YouTube, or the name of the site. */
export function placeOfFilm(address: string): string {
  const host = hostOf(address);
  return PLACES.find(([pattern]) => pattern.test(host))?.[1] ?? host.replace(/^www\./, '');
}
