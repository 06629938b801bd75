/** The pictures of a page, as the preview shows them. */
import type {Root} from 'mdast';
import {placeOf} from '../../content/page/elements';
import {picturesIn} from '../../content/page/pictures';

export interface DrawnPicture {
  address: string;
  /** What it shows. */
  words: string;
  /** Width divided by height, if it is cropped. */
  ratio?: number;
  look?: string;
  focus?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The pictures of a page, by the offset of the image or of the component that takes it. */
export function drawnPictures(tree: Root): Map<number, DrawnPicture> {
  return new Map(
    picturesIn(tree).map((use) => {
      const {address, words, place, node} = use;
      const {look, focus} = 'taker' in use ? use.taker.props : {};
      const picture = {address, words, ratio: place.ratio, look: textOf(look), focus: textOf(focus)};
      return [placeOf(node).start, picture];
    }),
  );
}
