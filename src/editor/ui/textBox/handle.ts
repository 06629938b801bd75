/** What the rest of the editor asks of the text, whichever box it stands in. */
import type {Ref} from 'react';
import type {Diagnostic} from '../../../content';

export interface Selection {
  start: number;
  end: number;
}

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
