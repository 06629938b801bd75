/** Plans which files a picture needs, before anything is encoded. */
import {type Place, widthsFor} from '../../content/pictures/places';

/** How a picture is printed: as it is, in the identity's ink on its paper, or in ink on gold. */
export type Look = 'natural' | 'ink' | 'gold';

/** Which part of a picture to keep when it is cropped. */
export type Focus = 'center' | 'top' | 'bottom' | 'left' | 'right';

export type Format = 'avif' | 'webp' | 'jpg' | 'png';

/** What one place wants of a picture. */
export interface Order {
  place: Place;
  look: Look;
  focus: Focus;
}

export interface Variant {
  width: number;
  height: number;
  format: Format;
}

/** Best first: a browser takes the first that it supports. A mark in one colour is smallest as PNG, and sharp. */
export const formatsFor = ({mark}: Place): Format[] => (mark ? ['png'] : ['avif', 'webp', 'jpg']);

/** Every file that a picture of this size needs. */
export function planVariants(size: {width: number; height: number}, {place}: Order): Variant[] {
  const ratio = place.ratio ?? size.width / size.height;
  return formatsFor(place).flatMap((format) =>
    widthsFor(size, place).map((width) => ({width, height: Math.max(1, Math.round(width / ratio)), format})),
  );
}
