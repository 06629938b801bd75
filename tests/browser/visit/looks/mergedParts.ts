/** Parts of a page that nothing keeps apart from the part above them. Runs in the page. */
import {firstWords, groundOf, isClear, pixels} from '../../inPage/seen';

const hasRuleAbove = (part: Element): boolean => {
  const {borderTopWidth, borderTopColor} = getComputedStyle(part);
  return pixels(borderTopWidth) > 0 && !isClear(borderTopColor);
};

/** A fault for each part without a rule above it and with the ground of the part above. Doors stand on the floor of theirs. */
export function mergedParts(): string[] {
  const parts = Array.from(document.querySelectorAll<HTMLElement>('main > article > *'));
  const shown = parts.filter(({offsetHeight}) => offsetHeight > 0);
  const merged = shown.filter((part, place) => {
    if (place === 0 || part.matches('nav')) return false;
    return !hasRuleAbove(part) && groundOf(part) === groundOf(shown[place - 1]);
  });
  return merged.map(
    ({textContent}) =>
      `"${firstWords(textContent)}" isn’t apart from what is above it. [merged] A part has a rule above it, or another ground.`,
  );
}
