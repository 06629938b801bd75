/** What both text boxes have in common. */
import type {Ref} from 'react';
import type {Diagnostic} from '../../../content';
import type {Selection} from '../../text/edits';

export interface TextHandle {
  /** Replaces the text in a way that can be undone. */
  replace: (text: string, select?: Selection) => void;
  select: (selection: Selection) => void;
}

export interface TextProps {
  text: string;
  /** Counts the changes of the text that aren't typed: a newer version, a draft thrown away. */
  revision: number;
  diagnostics: Diagnostic[];
  handle: Ref<TextHandle>;
  onChange: (text: string) => void;
  onCursor: (offset: number) => void;
}
