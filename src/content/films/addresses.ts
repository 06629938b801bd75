/** What is wrong with the address of a film, and the one that was meant. */
import {placeOfFilm} from './places';

export interface FilmProblem {
  message: string;
  address?: string;
}

const ID = '[\\w-]{11}';
/** Where a film has its own page, as its maker shares it. */
const YOUTUBE_FILM = new RegExp(
  `^https://(?:(?:www|m)\\.)?(?:youtube\\.com/(?:watch\\?(?:.*&)?v=|shorts/|live/)|youtu\\.be/)${ID}(?![\\w-])`,
);
/** Other pages that are about one film: its player, and where its maker edits it. */
const YOUTUBE_OTHER = new RegExp(
  `^https?://(?:www\\.|studio\\.)?youtube(?:-nocookie)?\\.com/(?:embed|v|video)/(${ID})(?![\\w-])`,
);
const VIMEO_FILM = /^https:\/\/(?:www\.)?vimeo\.com\/(?:[\w/-]+\/)?\d{6,}/;
const VIMEO_PLAYER = /^https?:\/\/player\.vimeo\.com\/video\/(\d{6,})(?:\?h=(\w+))?/;
const SHARE = 'Open the film there, choose Share, and copy that address.';

/** The film that the player at an address shows; undefined for any other address. */
export function filmOfPlayer(address: string): string | undefined {
  const [, youtube] = YOUTUBE_OTHER.exec(address) ?? [];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const [, vimeo, key] = VIMEO_PLAYER.exec(address) ?? [];
  return vimeo && `https://vimeo.com/${vimeo}${key ? `/${key}` : ''}`;
}

/** What is wrong with an address that a film is said to be at. */
export function checkFilm(written: string): FilmProblem | undefined {
  // The code of a player, pasted where its address belongs.
  const [, words] = /<iframe\b[^>]*\bsrc=["']?([^"'\s>]+)/i.exec(written) ?? [undefined, written.trim()];
  if (
    /^(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com|fb\.watch)\//i.test(words) ||
    /^(https?:)?\/\//i.test(words)
  ) {
    const whole = `https://${words.replace(/^(https?:)?\/\//i, '')}`;
    const film = filmOfPlayer(whole);
    if (film) return {message: 'Write the address of the film itself, which people can open and share.', address: film};
    if (!words.startsWith('https://')) {
      const address = checkFilm(whole) ? undefined : whole;
      return {message: 'Begin the address of a film with https://.', address};
    }
  }
  if (!/^https:\/\/[^/?#\s]+\.[^/?#\s]+/.test(words) || /\s/.test(words)) {
    return {message: `Write where the film can be watched, such as its address on YouTube. ${SHARE}`};
  }
  const place = placeOfFilm(words);
  const isFilm = place === 'YouTube' ? YOUTUBE_FILM.test(words) : place === 'Vimeo' ? VIMEO_FILM.test(words) : true;
  if (!isFilm) return {message: `This address on ${place} isn’t a film’s. ${SHARE}`};
  if (/^https:\/\/[^/?#]+\/?$/.test(words))
    return {message: `This is the front page of ${place}, not a film. ${SHARE}`};
  if (/\.(jpe?g|png|webp|pdf|docx?)$/i.test(words)) return {message: `This is no film. ${SHARE}`};
  return undefined;
}
