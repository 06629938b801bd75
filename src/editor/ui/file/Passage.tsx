/** One passage of a page: its words in a text box, with buttons for bold, links and lists. */
import {type ReactNode, type RefObject, type SyntheticEvent, useRef, useState} from 'react';
import type {Span} from '../../text/edits';
import {rewrite, shownAt, shownWords, tagsIn, withoutBrackets} from '../../text/markdown';
import type {Part} from '../../text/parts';
import {readPaste} from '../../text/paste';
import {addLink, type Styled, toggleBold, toggleList} from '../../text/textStyles';
import {useEditor} from '../context';
import {LinkToDocument} from '../forms/chooseFile';
import Field from '../forms/Field';
import {type NewFiles, NewPicture, useChosenFile} from '../forms/newFile';
import Questions from '../forms/Questions';
import Button from '../shared/Button';
import look from '../shared/look.module.css';
import {useSelected} from '../shared/useSelected';

type ChangeSelection = (makeStyled: (text: string, selection: Span) => Styled) => void;

/** Changes the selected words of a text box as if somebody typed, so that the browser can undo it. */
const changeSelection =
  (box: RefObject<HTMLTextAreaElement | null>): ChangeSelection =>
  (makeStyled) => {
    const field = box.current;
    if (!field) return;
    const styled = makeStyled(field.value, {start: field.selectionStart, end: field.selectionEnd});
    field.focus();
    field.setSelectionRange(styled.start, styled.end);
    document.execCommand(styled.text ? 'insertText' : 'delete', false, styled.text);
    field.setSelectionRange(styled.select.start, styled.select.end);
  };

interface StylesProps {
  isHeading: boolean;
  change: ChangeSelection;
  /** Called before a link to a document is typed, with the document's file. */
  onDocument: (files: NewFiles) => void;
}

/** The buttons above a passage, and the question where a link goes. */
function TextStyles({isHeading, change, onDocument}: StylesProps): ReactNode {
  const {engine} = useEditor();
  const [isLinking, setLinking] = useState(false);
  const close = () => setLinking(false);
  const link = async (written: string, newFiles: NewFiles = {}) => {
    const address = await engine.run('linkAddress', written.trim());
    close();
    onDocument(newFiles);
    change((text, selection) => addLink(text, selection, address));
  };
  return (
    <>
      <div role="toolbar" aria-label="Text style" className={look.row}>
        <Button onClick={() => change(toggleBold)}>
          <b>Bold</b>
        </Button>
        <Button aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
          Link
        </Button>
        {!isHeading && <Button onClick={() => change(toggleList)}>List</Button>}
      </div>
      {isLinking && (
        <Questions title="Link" action="Make the link" onSubmit={(answer) => link(answer('to'))} onClose={close}>
          <Field
            name="to"
            field={{title: 'Goes to', format: 'destination', hint: 'A page such as /contact, or any other address.'}}
            autoFocus
          />
          <LinkToDocument onChosen={link} />
        </Questions>
      )}
    </>
  );
}

/** The image among what is pasted or dropped. Office programs copy one beside words, of which it is a picture. */
function imageIn(data: DataTransfer): File | undefined {
  const hasWords = data.getData('text/plain') !== '';
  return hasWords ? undefined : Array.from(data.files).find((file) => file.type.startsWith('image/'));
}

interface Props {
  file: string;
  /** The text of the page, in which the passage and what is selected at first have their places. */
  text: string;
  part: Part;
  select?: Span;
  isInvalid: boolean;
  /** Called at each key, with the new text of the page and the files that it links to. */
  onChange: (text: string, newFiles: NewFiles) => void;
}

/** A passage that is open. What is typed goes into the page at once. */
export default function Passage({file, text, part, select, isInvalid, onChange}: Props): ReactNode {
  const {start, end} = part.words;
  const source = text.slice(start, end);
  const words = shownWords(source);
  const [codeAtFirst] = useState(() => tagsIn(source));
  const [selected] = useState(() => {
    const place = select ?? {start: end, end};
    return {start: shownAt(source, place.start - start), end: shownAt(source, place.end - start)};
  });
  const box = useSelected(selected);
  const change = changeSelection(box);
  const {source: picture, key: pictureKey, choose: choosePicture} = useChosenFile();
  /** The document that goes with the link that is typed next. */
  const newDocument = useRef<NewFiles>({});
  const isPicture = part.kind === 'picture';
  const isHeading = part.kind === 'heading';

  const type = (typed: string) => {
    const oneLine = isPicture || isHeading ? typed.replace(/\s*\n\s*/g, ' ') : typed;
    const markdown = rewrite(source, isPicture ? withoutBrackets(oneLine) : oneLine, codeAtFirst);
    onChange(text.slice(0, start) + markdown + text.slice(end), newDocument.current);
    newDocument.current = {};
  };
  const takeImage = (event: SyntheticEvent, image: File) => {
    event.preventDefault();
    choosePicture(image);
  };
  const paste = (event: SyntheticEvent, data: DataTransfer) => {
    const image = imageIn(data);
    if (image) return takeImage(event, image);
    event.preventDefault();
    document.execCommand('insertText', false, readPaste(data.getData('text/html'), data.getData('text/plain')));
  };
  const drop = (event: SyntheticEvent, data: DataTransfer) => {
    const image = imageIn(data);
    // The browser itself moves words.
    if (image) takeImage(event, image);
  };
  return (
    <div className={look.stack}>
      {!isPicture && (
        <TextStyles
          isHeading={isHeading}
          change={change}
          onDocument={(files) => {
            newDocument.current = files;
          }}
        />
      )}
      <textarea
        ref={box}
        aria-label="Text"
        aria-describedby="part-problems"
        aria-invalid={isInvalid || undefined}
        value={words}
        rows={Math.max(2, Math.ceil(words.length / 40) + words.split('\n').length)}
        onChange={({currentTarget}) => type(currentTarget.value)}
        onPaste={(event) => paste(event, event.clipboardData)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => drop(event, event.dataTransfer)}
      />
      {picture && (
        <NewPicture key={pictureKey} file={file} offset={part.end} source={picture} onClose={() => choosePicture()} />
      )}
    </div>
  );
}
