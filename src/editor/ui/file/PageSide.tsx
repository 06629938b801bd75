/** Beside the page: the open part, what can be added, or the page's problems. */
import type {ReactNode} from 'react';
import type {Check} from '../shared/useCheck';
import Add from './Add';
import {innermostPart, type OpenPart} from './openPart';
import PartSheet from './PartSheet';
import Problems, {type ProblemPlace} from './Problems';
import type {PageActions, PageView} from './useOpenPage';

interface Props {
  file: string;
  text: string;
  view: PageView;
  openPart?: OpenPart;
  check: Check;
  /** Where what is added goes. */
  addAt: number;
  actions: PageActions;
  onShow: (place: ProblemPlace) => void;
}

export default function PageSide({file, text, view, openPart, check, addAt, actions, onShow}: Props): ReactNode {
  const {setView, openParts, openAt, close} = actions;
  const showAllProblems = () => {
    openParts({parts: []});
    setView('problems');
  };
  if (view === 'add') return <Add file={file} offset={addAt} onAdded={openAt} onClose={close} />;
  if (view === 'page' && openPart) {
    return (
      <PartSheet key={openPart.id} file={file} text={text} openPart={openPart} check={check} actions={actions}>
        <Problems file={file} check={check} here={innermostPart(openPart)} show={onShow} showAll={showAllProblems} />
      </PartSheet>
    );
  }
  return (
    <>
      {view !== 'text' && <p>Tap the words you want to change.</p>}
      <Problems file={file} check={check} show={onShow} />
    </>
  );
}
