import {type ReactNode, useRef} from 'react';
import type {Changed} from '../../text/edits';
import AddPicture from '../pictures/AddPicture';
import type {Chosen} from '../pictures/useChosenPicture';
import AddMenu from './AddMenu';

interface Props {
  file: string;
  text: string;
  /** Where something is inserted. */
  cursor: number;
  /** The picture that was chosen, or dropped on the text. */
  chosen: Chosen;
  apply: (changed: Changed) => void;
}

/** The buttons above a page's text, which insert something where somebody writes. */
export default function InsertTools({chosen, ...place}: Props): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <AddMenu {...place} choosePicture={() => chooser.current?.click()} />
      <AddPicture {...place} chosen={chosen} chooser={chooser} />
    </>
  );
}
