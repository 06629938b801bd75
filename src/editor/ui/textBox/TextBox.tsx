import {type ReactNode, useEffect, useState} from 'react';
import CodeBox from './CodeBox';
import type {TextProps} from './handle';
import PlainBox from './PlainBox';

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
