/**
 * Does something to each element that a selector finds, and nothing where there is none: on a slow network, what comes
 * late in a page may not have arrived.
 */
export function forEachElement(selector: string, change: (element: HTMLElement) => void): void {
  document.querySelectorAll<HTMLElement>(selector).forEach(change);
}
