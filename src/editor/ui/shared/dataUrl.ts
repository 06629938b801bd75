/** Pictures that the frame can load. */
import {toBase64} from '../../contents';

/** A picture as a data URL: blob URLs belong to the editor's origin, so the frame can't load them. `file`: its name or ending. */
export const dataUrl = (bytes: Uint8Array, file: string): string =>
  `data:image/${file.endsWith('png') ? 'png' : 'jpeg'};base64,${toBase64(bytes)}`;
