/** Room and sizes on any page, whatever staff write on it. Both functions run in the page, and return a sentence for each fault. */

/**
 * What is too close, too small or out of line, at any width of the window: words at the edge of the window or of a box,
 * beside or below other words, headings that are no larger than what they head, or begin elsewhere, long lines, and buttons
 * that touch.
 */
export function crowded(): string[] {
  const faults = new Set<string>();
  const {clientWidth} = document.documentElement;
  const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const hasEdge = (box: Element) => pixels(getComputedStyle(box).borderTopWidth) > 0;
  const isInline = (box: Element) => /^(inline|contents)/.test(getComputedStyle(box).display) && !hasEdge(box);
  /** The color behind an element, without its own. */
  const groundBehind = (element: Element): string => {
    const {parentElement: around} = element;
    if (!around) return getComputedStyle(element).backgroundColor;
    const {backgroundColor} = getComputedStyle(around);
    return isClear(backgroundColor) ? groundBehind(around) : backgroundColor;
  };

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** How far two boxes are apart from side to side, and from top to bottom. It is negative where they overlap. */
  const across = (a: Box, b: Box) => Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const down = (a: Box, b: Box) => Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);

  /** A line of text, as high as its capital letters: the box that a face asks for is higher. */
  interface Line extends Box {
    words: string;
    /** The box that it is a line of, such as a paragraph. */
    block: Element;
    style: CSSStyleDeclaration;
    size: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as HTMLElement;
    const words = (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const unseen = '.aloud, [aria-hidden="true"], svg, script, style, noscript, [href$="skipToContent_fallback"]';
    const style = getComputedStyle(element);
    if (!words || element.closest(unseen) || style.clipPath === 'inset(50%)') continue;
    if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    let block: Element = element;
    while (isInline(block)) block = block.parentElement as Element;
    const size = pixels(style.fontSize);
    range.selectNodeContents(node);
    for (const {left, right, top, bottom, width} of Array.from(range.getClientRects())) {
      const middle = (top + bottom) / 2;
      const [capital, baseline] = [middle - 0.36 * size, middle + 0.36 * size];
      if (width >= 1) lines.push({words, block, style, size, left, right, top: capital, bottom: baseline});
    }
  }

  // Sizes, and edges.
  for (const line of lines) {
    const {words, block, left, right, size, style} = line;
    const isNote = style.fontSize !== getComputedStyle(block).fontSize;
    if (size < (isNote ? 12 : 14)) faults.add(`"${words}" is small: ${size}.`);
    if (left < 15 || right > clientWidth - 15) faults.add(`"${words}" is at the edge of the window.`);
    for (let box: Element | null = block; box && box !== document.body; box = box.parentElement) {
      const look = getComputedStyle(box);
      const outer = box.getBoundingClientRect();
      const isPainted = !isClear(look.backgroundColor) && look.backgroundColor !== groundBehind(box);
      const isRoomy = box.matches('main > article > :not(nav, ul), tr');
      for (const [side, distance, least] of [
        ['Left', left - outer.left, 8],
        ['Right', outer.right - right, 8],
        ['Top', line.top - outer.top, isRoomy ? 8 : 2],
        ['Bottom', outer.bottom - line.bottom, isRoomy ? 8 : 4],
      ] as const) {
        const width = pixels(look[`border${side}Width`]);
        const isSeen = isPainted || (width > 0 && !isClear(look[`border${side}Color`]));
        if (isSeen && distance - width < least) {
          faults.add(`"${words}" is at the ${side.toLowerCase()} edge of its ${box.localName}.`);
        }
      }
      // The menu lies over the bar that it belongs to.
      if (look.position === 'fixed') break;
    }
  }

  // Words beside and below each other.
  lines.forEach((line, index) => {
    for (const other of lines.slice(0, index)) {
      if (other.block === line.block) continue;
      const [aside, below] = [across(other, line), down(other, line)];
      if (aside < 0 ? below < 6 : below < 0 && aside < 7) faults.add(`"${line.words}" is close to "${other.words}".`);
    }
    const before = lines[index - 1];
    if (!before || before.block === line.block || across(before, line) > 0 || line.top < before.bottom) return;
    const betweenLines = ({style, size}: Line) => pixels(style.lineHeight) - 0.72 * size;
    const betweenItsLines = betweenLines(line);
    // A label is close to what it labels.
    const isApart = line.block.matches('h1, h2, h3, p, li:not([role] > *)');
    const isHeading = line.block.matches('h1, h2, h3');
    const least = isHeading ? Math.max(betweenItsLines, betweenLines(before)) : betweenItsLines;
    if (down(before, line) < (isApart ? least + 3 : 0.75 * least)) {
      faults.add(`"${line.words}" follows "${before.words}" as if it were its next line.`);
    }
  });

  const blocks = [...new Set(lines.map(({block}) => block))].map((block) => {
    const own = lines.filter((line) => line.block === block);
    const left = Math.min(...own.map((line) => line.left));
    const right = Math.max(...own.map((line) => line.right));
    const {words, size, style} = own[0];
    return {block, words, size, style, left, width: right - left, isLong: new Set(own.map(({top}) => top)).size > 1};
  });

  // Lines of text.
  for (const {words, size, style, width} of blocks.filter(({block, isLong}) => isLong && block.matches('p, li'))) {
    if (width > 36 * size)
      faults.add(`The lines of "${words}" are long: ${Math.round(width / size)} of its letters’ height.`);
    const isDisplay = /^"?Bricolage/.test(style.fontFamily);
    if (pixels(style.lineHeight) < (isDisplay ? 1 : 1.35) * size) faults.add(`The lines of "${words}" are close.`);
  }

  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before?.block !== line.block || before.size !== line.size) continue;
    const step = Math.abs(line.top - before.top);
    if (step > 2 && step < 0.85 * line.size) faults.add(`The lines of "${line.words}" overlap.`);
  }

  // A list's marks.
  for (const item of Array.from(document.querySelectorAll('main ul:not([role]) > li'))) {
    const [look, mark] = [getComputedStyle(item), getComputedStyle(item, '::before')];
    const width = mark.content === 'none' ? 0 : 2 * pixels(mark.borderTopWidth);
    const before = -pixels(mark.marginLeft);
    if (width < 5 && pixels(look.borderTopWidth) === 0) faults.add(`"${item.textContent}" has no mark.`);
    if (width > 0 && (before < width + 4 || before > pixels(look.paddingLeft) + 1)) {
      faults.add(`"${item.textContent}" is not beside its mark.`);
    }
  }

  // Sizes of a kind in the page: that of its median.
  const [headline, heading, title, text] = ['h1', 'h2', 'h3', 'p'].map((kind) => {
    const sizes = blocks.filter(({block}) => block.matches(`main ${kind}`)).map(({size}) => size);
    return sizes.sort((a, b) => a - b)[Math.floor((sizes.length - 1) / 2)];
  });
  if (text < 16 || text > 24) faults.add(`Text is ${text} high.`);
  if (headline < 2 * text) faults.add(`The headline is ${headline} high, and text ${text}.`);
  if (headline < 1.1 * heading) faults.add(`The headline is ${headline} high, and headings ${heading}.`);
  if (heading < 1.2 * title) faults.add(`Headings are ${heading} high, and titles ${title}.`);
  if (title < text) faults.add(`Titles are ${title} high, and text ${text}.`);

  // Where words begin: all headings in one line, unless a drawing is before them, and words below their heading.
  const besideNothing = ':not(svg + h2, :has(svg))';
  const [first, ...others] = blocks.filter(({block}) => block.matches(`main :is(h1, section h2)${besideNothing}`));
  for (const {words, left} of others) {
    if (Math.abs(left - first.left) > 3) faults.add(`"${words}" begins at ${left}, and the headline at ${first.left}.`);
  }
  for (const {block, words, left} of blocks.filter(({block: one}) => one.matches('main p'))) {
    const isHeading = (one: Element) =>
      one.parentElement === block.parentElement && one.matches(`:is(h1, h2, h3)${besideNothing}`);
    const above = blocks.find((one) => isHeading(one.block));
    if (above && Math.abs(left - above.left) > 3)
      faults.add(`"${words}" begins at ${left}, its heading at ${above.left}.`);
  }

  // The bar's links have an edge to keep them level with the open page's, which is marked.
  const buttons = Array.from(document.querySelectorAll('a:not(.navbar__link), button'))
    .filter((button) => hasEdge(button) && button.checkVisibility({visibilityProperty: true}))
    .map((button) => ({button, name: button.textContent, box: button.getBoundingClientRect()}));
  buttons.forEach(({button, name, box}, index) => {
    for (const line of lines.filter(({block}) => !button.contains(block))) {
      if (Math.max(across(box, line), down(box, line)) < 12) faults.add(`"${name}" touches "${line.words}".`);
    }
    for (const {name: otherName, box: other} of buttons.slice(0, index)) {
      if (Math.max(across(box, other), down(box, other)) < 8) faults.add(`"${name}" touches "${otherName}".`);
      const isLevel = Math.abs(box.top - other.top) <= 1 || Math.abs(box.bottom - other.bottom) <= 1;
      if (down(box, other) < 0 && !isLevel) faults.add(`"${name}" isn’t level with "${otherName}".`);
    }
  });

  for (const link of Array.from(document.querySelectorAll<HTMLElement>('a, button'))) {
    const {left, right, width} = link.getBoundingClientRect();
    if (!link.checkVisibility({visibilityProperty: true}) || link.matches('[href$="skipToContent_fallback"]')) continue;
    // A lane, or a line of the menu, goes from edge to edge.
    if (width >= clientWidth) continue;
    if (left < 12 || right > clientWidth - 12) faults.add(`"${link.textContent}" is at the edge of the window.`);
  }

  for (const drawing of Array.from(document.querySelectorAll('main svg')).filter((one) => one.checkVisibility())) {
    const {width, height} = drawing.getBoundingClientRect();
    if (Math.min(width, height) < 24) faults.add(`A drawing is ${width} wide and ${height} high.`);
    const {parentElement: around} = drawing;
    for (const line of lines.filter(({block}) => block === around || block.parentElement === around)) {
      const box = drawing.getBoundingClientRect();
      if (Math.max(across(box, line), down(box, line)) < 4) faults.add(`"${line.words}" is close to its drawing.`);
    }
  }
  return [...faults];
}

/**
 * Parts of a page that nothing keeps apart from the part above them, neither a rule nor another ground. Doors stand on the
 * floor of the opening above them.
 */
export function merged(): string[] {
  const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color);
  const parts = Array.from(document.querySelectorAll<HTMLElement>('main > article > *'), (part) => ({
    part,
    look: getComputedStyle(part),
  })).filter(({part}) => part.offsetHeight > 0);
  const groundOf = ({backgroundColor}: CSSStyleDeclaration) =>
    isClear(backgroundColor) ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor;
  return parts
    .filter(({part, look}, index) => {
      if (index === 0 || part.matches('nav')) return false;
      const isRuled = Number.parseFloat(look.borderTopWidth) > 0 && !isClear(look.borderTopColor);
      return !isRuled && groundOf(look) === groundOf(parts[index - 1].look);
    })
    .map(({part}) => `"${part.textContent?.slice(0, 40)}" isn’t apart from what is above it.`);
}
