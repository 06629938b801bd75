/** What a picture's file may be called. */
import type {PictureFormat} from './format';

/** A name that is the same on every computer and in every address. */
const TRAVELS = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/;
const ENDING = /\.(jpe?g|png|webp|avif)$/i;

/** A name like the one given that will travel: `Market Day.JPG` becomes `market-day.jpg`. */
export function travellingName(name: string): string {
  const [, stem, ending] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const plain = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'picture'}${(ending ?? '').toLowerCase()}`;
}

/** How the name of a file of this format ends. */
export const endingOf = (format: PictureFormat): string => (format === 'jpeg' ? 'jpg' : format);

/** What is wrong with a name. */
export function nameProblem(name: string, format: PictureFormat): string | undefined {
  if (TRAVELS.test(name)) return undefined;
  const better = ENDING.test(name) ? travellingName(name) : `${travellingName(name)}.${endingOf(format)}`;
  return `Picture names can only have small letters, digits and hyphens, or some computers won’t find them. Rename ${name} to ${better}, also where pages use it.`;
}
