/** The buttons for a picture or a document from this phone or computer. */
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {MAX_DOCUMENT_BYTES} from '../../../content/documents';
import {sizeInWords} from '../../../content/wording';
import look from '../shared/look.module.css';
import {LinkedDocument, type LinkProps, NewDocument, NewPicture, type PlaceInPage, useChosenFile} from './newFile';

interface ChooseProps {
  label: string;
  hint?: string;
  accept: string;
  /** What is asked about the file that was chosen. `onClose` puts it away. */
  children: (chosen: {source: File; onClose: () => void}) => ReactNode;
}

function ChooseFile({label, hint, accept, children}: ChooseProps): ReactNode {
  const {source, key, choose} = useChosenFile();
  return (
    <>
      <label className={clsx(look.control, look.file)}>
        {label}
        <input
          type="file"
          accept={accept}
          onChange={({currentTarget}) => {
            choose(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <span className={look.hint}>{hint}</span>
      {source && <Fragment key={key}>{children({source, onClose: () => choose()})}</Fragment>}
    </>
  );
}

/** A button for a picture that goes into the page. */
export const AddPicture = (place: PlaceInPage): ReactNode => (
  <ChooseFile label="Choose a picture" hint="A photograph or a drawing, as it comes from a phone." accept="image/*">
    {(chosen) => <NewPicture {...place} {...chosen} />}
  </ChooseFile>
);

const PDF = '.pdf,application/pdf';
const MOST_PDF = `A PDF of at most ${sizeInWords(MAX_DOCUMENT_BYTES)}`;

/** A button for a document that a paragraph of the page links to. */
export const AddDocument = (place: PlaceInPage): ReactNode => (
  <ChooseFile label="Choose a document" hint={`${MOST_PDF}, such as a report or a form.`} accept={PDF}>
    {(chosen) => <NewDocument {...place} {...chosen} />}
  </ChooseFile>
);

/** A button for a document that an address leads to. */
export const LinkToDocument = ({onChosen}: LinkProps): ReactNode => (
  <ChooseFile label="Choose a document" hint={`${MOST_PDF}.`} accept={PDF}>
    {({source}) => <LinkedDocument source={source} onChosen={onChosen} />}
  </ChooseFile>
);
