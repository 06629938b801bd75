/** The ways to a place of a page: a tap, a problem, the address. */
import {useState} from 'react';
import {firstCharacterOf, type Span} from '../../text/edits';
import type {Part} from '../../text/parts';
import type {Tap} from '../../text/tap';
import {useEditor} from '../context';
import type {ProblemPlace} from './Problems';
import type {PageActions, PageView} from './useOpenPage';

interface Page {
  file: string;
  text: string;
  view: PageView;
  part?: Part;
  actions: Pick<PageActions, 'setView' | 'openParts' | 'openAt'>;
}

/** The ways to a place of the page, and what is selected in its whole text. */
export function usePlaces({file, text, view, part, actions}: Page) {
  const {engine, goTo, announce} = useEditor();
  const {setView, openParts, openAt} = actions;
  const [selected, setSelected] = useState<Span>();

  /** Opens the part at a place. Where there is none, selects the place in the whole text. */
  const openOrSelect = async (place: Span) => {
    if (await openAt(place)) return;
    setSelected({...place});
    setView('text');
  };
  const showProblem = ({line, start = firstCharacterOf(text, line), end = start}: ProblemPlace) => {
    if (view === 'text') setSelected({start, end});
    else void openOrSelect({start, end});
  };
  /** A tap on the page opens the part there, or the record that holds the words. */
  const tap = async (tapped: Tap) => {
    const place = await engine.run('find', file, tapped);
    if (!place) return announce('These words can’t be changed here. Ask a developer.');
    if ('parts' in place) {
      // Without parts, the tap came before the page was redrawn.
      if (place.parts.length > 0) openParts(place);
      return;
    }
    const line = text.slice(0, tapped.start).split('\n').length;
    goTo({kind: 'file', file: place.file, line: place.line, from: {file, line}});
  };
  /** Shows this instead of the page's own view, or that again. */
  const toggle = (name: PageView) => {
    setSelected(part && {...part.words});
    setView(view === name ? 'page' : name);
  };
  return {selected, openOrSelect, showProblem, tap, toggle};
}
