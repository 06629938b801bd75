import {type ReactNode, useSyncExternalStore} from 'react';
import CodeBox from './CodeBox';
import type {TextProps} from './handle';
import PlainBox from './PlainBox';

/** Wide, and with a mouse: code editors fail on phones, whose keyboards change text in ways of their own. */
const DESKTOP = '(min-width: 48em) and (pointer: fine)';

function listen(changed: () => void): () => void {
  const query = matchMedia(DESKTOP);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The text of a file. */
export default function TextBox(props: TextProps): ReactNode {
  const isDesktop = useSyncExternalStore(listen, () => matchMedia(DESKTOP).matches);
  return isDesktop ? <CodeBox {...props} /> : <PlainBox {...props} />;
}
