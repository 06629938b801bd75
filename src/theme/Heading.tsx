/** Replaced because pages for visitors need no "#" links, and because a headline should break where a reader pauses. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

/** The phrases of a headline: what punctuation parts, or else what a short word such as "in" begins. */
function phrasesOf(words: string): string[] {
  const parts = words.replace(/([,.:;!?]) /g, '$1\n').split('\n');
  return parts.length > 1 ? parts : words.replace(/ (?=(for|from|in|since|to|with) )/gi, '\n').split('\n');
}

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  // A page's title needs no anchor: its address leads there.
  const anchor = As === 'h1' ? undefined : id;
  useBrokenLinks().collectAnchor(anchor);
  const phrases = typeof children === 'string' && As < 'h3' ? phrasesOf(children) : [];
  return (
    <As id={anchor} {...props}>
      {phrases.length < 2
        ? children
        : phrases.map((phrase, index) => (
            // A space between two boxes is none to Firefox where a line ends there, so it stands in the first of them.
            <span key={phrase} className="phrase">
              {index < phrases.length - 1 ? `${phrase} ` : phrase}
            </span>
          ))}
    </As>
  );
}
