import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Focus, Look, PictureData} from '../../content/site/pictures/placements';
import {PICTURES_FOLDER, pictureFile, prefersReducedData, SMALLEST} from '../../shared';
import styles from './styles.module.css';

/** What a page writes in a component that shows a picture. The component itself gets `AfterBuild` of its props. */
export interface PictureProps {
  /**
   * A picture: its address, /pictures/ and the file's name.
   * @format picture
   */
  picture?: string;
  /**
   * What the picture shows, for people who can't see it.
   * @label The picture shows
   */
  alt?: string;
  /**
   * How it is printed: as it is (natural), in ink on paper, or in ink on gold.
   * @rare
   */
  look?: Look;
  /**
   * The part that stays in sight where the picture is cropped.
   * @rare
   */
  focus?: Focus;
}

/**
 * What a component gets of the props that a page writes: in place of the address and all else that says something of the picture,
 * the build puts one <Picture> (src/build/pictures). The table of components knows this type by its name, reads what is
 * written, and refuses a picture whose component takes another (src/content/checker/components/generate.ts).
 */
export type AfterBuild<Written extends Pick<PictureProps, 'picture'>> = Omit<Written, keyof PictureProps> & {
  picture?: ReactNode;
};

interface Props {
  /** The files that the build made of it. */
  of: PictureData;
  alt: string;
  /** The part that stays in sight where its box has another shape. */
  focus?: string;
  /** Whether the page opens with it, so that it is wanted at once. */
  opening?: boolean;
}

/** A picture in every format and width that its place needs: the browser takes the best that it knows. */
export default function Picture({of, alt, focus, opening = false}: Props): ReactNode {
  const {id, spot, widths, formats, width, height} = of;
  // As the starter does before React is there (src/browser/starter/pictures.ts).
  const isBrowser = useIsBrowser();
  const sizes = isBrowser && prefersReducedData() ? SMALLEST : of.sizes;
  const base = useBaseUrl(`/${PICTURES_FOLDER}/`);
  const fileOf = (format: string, size: number) => base + pictureFile(id, size, format);
  const setOf = (format: string) => widths.map((size) => `${fileOf(format, size)} ${size}w`).join(', ');
  const fallback = formats[formats.length - 1];
  return (
    <picture className={clsx(styles.picture, styles[spot])}>
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={setOf(format)} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        style={{objectPosition: focus}}
        // Before the address: a browser that read the address first would fetch at once. The starter makes the opening
        // picture eager once it knows whether the visitor saves data.
        loading={opening && isBrowser ? 'eager' : 'lazy'}
        fetchPriority={opening ? 'high' : undefined}
        decoding={opening ? undefined : 'async'}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        srcSet={setOf(fallback)}
        src={fileOf(fallback, widths[0])}
      />
    </picture>
  );
}
