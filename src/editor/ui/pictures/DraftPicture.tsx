import pictures from '@site/src/components/Picture/styles.module.css';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawnPicture} from '../../preview/pictures';
import styles from './styles.module.css';

interface Props {
  picture: DrawnPicture;
  /** Where it can be loaded from. Without, its words are shown. */
  url?: string;
  /** Attributes that say where it stands in the file. */
  place?: object;
}

/** A picture in the preview, as `<Picture>` shows what the build makes of it. */
export default function DraftPicture({picture: {words, ratio, look, focus}, url, place}: Props): ReactNode {
  return (
    <picture className={pictures.picture}>
      <img
        {...place}
        className={clsx(pictures.image, focus && pictures[focus], look && styles[look])}
        style={{aspectRatio: ratio}}
        src={url}
        alt={words}
      />
    </picture>
  );
}
