import {type ReactNode, type Ref, useEffect, useState} from 'react';
import type {Diagnostic} from '../../content';
import CodeBox from './CodeBox';
import PlainBox from './PlainBox';

export interface Selection {
  start: number;
  end: number;
}

/** What the rest of the editor asks of the text. */
export interface TextHandle {
  /** Puts another text in place of this one, as a change that can be undone. */
  replace: (text: string, select?: Selection) => void;
  select: (selection: Selection) => void;
}

export interface TextProps {
  text: string;
  /** Counts the changes of the text that come from outside: a newer version, a draft thrown away. */
  revision: number;
  diagnostics: Diagnostic[];
  handle: Ref<TextHandle>;
  onChange: (text: string) => void;
  onCursor: (offset: number) => void;
}

/** Wide, and with a mouse: code editors fail on phones, whose keyboards change text in ways of their own. */
const DESK = '(min-width: 48em) and (pointer: fine)';

/** The text of a file. */
export default function TextBox(props: TextProps): ReactNode {
  const [desk, setDesk] = useState(() => matchMedia(DESK).matches);
  useEffect(() => {
    const query = matchMedia(DESK);
    const change = () => setDesk(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return desk ? <CodeBox {...props} /> : <PlainBox {...props} />;
}
