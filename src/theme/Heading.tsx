/** Replaced because no page, the handbook's included, needs "#" links, and because a headline should break where a reader pauses. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

const SPACE_AFTER_PUNCTUATION = /([,.:;!?]) /g;

/** Words that begin a phrase. Without those that as often belong to the word before them, such as "up": "Sign up today". */
const PREPOSITIONS = [
  'about after against among as at before behind between by during for from in into',
  'of on onto since through to towards under until with within without',
].flatMap((line) => line.split(' '));
const SPACE_BEFORE_PREPOSITION = new RegExp(` (?=(${PREPOSITIONS.join('|')}) )`, 'gi');

/**
 * The phrases of a headline: "Our story: how it began" may break after the colon. Where no punctuation parts it, it may break
 * before a preposition: "It began with students" before "with". `text-wrap: balance` (css/base) makes lines of one length, and
 * breaks that one behind "with"; older browsers don't know it at all.
 */
function phrasesOf(words: string): string[] {
  const parts = words.replace(SPACE_AFTER_PUNCTUATION, '$1\n').split('\n');
  return parts.length > 1 ? parts : words.replace(SPACE_BEFORE_PREPOSITION, '\n').split('\n');
}

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
