/** Replaced because no page, the handbook's included, needs "#" links, and because a headline should break where a reader pauses. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';
import {phrasesOf} from '../components/phrases';

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  // A page's title needs no anchor: its address leads there.
  const anchor = As === 'h1' ? undefined : id;
  useBrokenLinks().collectAnchor(anchor);
  const isLarge = As === 'h1' || As === 'h2';
  // One with a link, or words set apart, is left as it is.
  const phrases = isLarge && typeof children === 'string' ? phrasesOf(children) : [];
  return (
    <As id={anchor} {...props}>
      {phrases.length < 2 ? (
        children
      ) : (
        // One box around them: where a heading is a grid, as beside a sign (Section), each of several would be a row.
        <span>
          {phrases.map((phrase, index) => (
            // Firefox drops a space between two boxes where a line ends, so it is inside the first of them.
            // biome-ignore lint/suspicious/noArrayIndexKey: two phrases may have the same words, and none moves.
            <span key={index} className="phrase">
              {index < phrases.length - 1 ? `${phrase} ` : phrase}
            </span>
          ))}
        </span>
      )}
    </As>
  );
}
