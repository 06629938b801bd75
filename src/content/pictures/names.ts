/** What the files of pictures and documents may be called. */
import type {PictureFormat} from './format';

const ENDING = /\.(?:jpe?g|png|webp|avif)$/i;

/** A name like the one given that will travel: `Market Day.JPG` becomes `market-day.jpg`. Without a letter it can use, `stem`. */
export function travellingName(name: string, stem: string): string {
  const [, before, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const plain = before
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || stem}${ending.toLowerCase()}`;
}

/** What is wrong with a name when `better` is one that is the same on every computer and in every address. */
export function travelProblem(name: string, better: string): string | undefined {
  if (name === better) return undefined;
  return `Rename ${name} to ${better}, also where pages use it. Names can only have small letters, digits and hyphens, or some computers won’t find them.`;
}

/** How the name of a file of this format ends. */
export const endingOf = (format: PictureFormat): string => (format === 'jpeg' ? 'jpg' : format);

/** What is wrong with the name of a picture. */
export function nameProblem(name: string, format: PictureFormat): string | undefined {
  const better = travellingName(name, 'picture');
  return travelProblem(name, ENDING.test(name) ? better : `${better}.${endingOf(format)}`);
}
