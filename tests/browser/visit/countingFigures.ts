/** The home page's counting figures: what they say in the end, and what is painted meanwhile. */
import type {Page} from 'playwright/test';

/** In their order. `zero`: what one shows before it counts. `duration`: for how long it counts, in milliseconds. */
export const FIGURES = [
  {value: '16,000+', label: 'student entrepreneurs', zero: '0+', duration: 2500},
  {value: '20+', label: 'universities', zero: '0+', duration: 2000},
  {value: '80+', label: 'expert mentors', zero: '0+', duration: 2000},
  {value: '120+', label: 'startups launched', zero: '0+', duration: 2200},
  {value: '10', label: 'years', zero: '0', duration: 1500},
  {value: '2.5B+', label: 'UGX funding secured', zero: '0B+', duration: 2800},
];

export const FINAL = FIGURES.map(({value}) => value);
export const ZEROS = FIGURES.map(({zero}) => zero);

/** The list that they are in. The Impact page has the same one. */
export const countingList = (page: Page) => page.getByRole('list').filter({hasText: 'student entrepreneurs'});

/**
 * Scrolls until the first figures are near and not yet in sight: their script comes, and they wait for their visitor at
 * zero, as long as it takes. Runs in the page.
 */
export function comeNear(): void {
  const {top} = (document.querySelector('[data-duration]') as Element).getBoundingClientRect();
  scrollBy({top: top - 1.8 * innerHeight, behavior: 'instant'});
}

/** Scrolls to them. Runs in the page. */
export const showFigures = (): void =>
  document.querySelector('[data-duration]')?.parentElement?.scrollIntoView({block: 'center', behavior: 'instant'});

/** The digits that are painted over them while they wait and count. */
export const moving = (page: Page) => countingList(page).locator('[data-duration]').filter({visible: true});

/**
 * What the eye reads in the place of each figure, whatever the text of the page says: a sun is a zero, and what is
 * see-through or clipped away is nothing. Two values one over the other are read one after the other. Runs in the page.
 */
function readByEye(figures: Element[]): string[] {
  /** Text that the style sheet adds. Firefox names the attribute that it comes from. */
  const added = (element: Element) => {
    const {content} = getComputedStyle(element, '::before');
    const attribute = /^attr\(([\w-]+)\)$/.exec(content)?.[1];
    if (attribute) return element.getAttribute(attribute) ?? '';
    return /^(none|normal)$/.test(content) ? '' : content.replace(/^"|"$/g, '');
  };
  const isGone = ({display, opacity, visibility, clipPath}: CSSStyleDeclaration) =>
    display === 'none' || opacity === '0' || visibility === 'hidden' || clipPath !== 'none';
  const read = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const style = getComputedStyle(node);
    if (isGone(style)) return '';
    if (style.borderRadius === '50%') return style.borderTopWidth === '0px' ? '' : '0';
    return added(node) + Array.from(node.childNodes, read).join('');
  };
  return figures.map((painter) => read(painter.parentElement as Element));
}

/** What the eye reads of the counting figures, in their order. */
export const painted = (page: Page) => countingList(page).locator('[data-duration]').evaluateAll(readByEye);
