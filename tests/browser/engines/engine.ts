/** What a test may ask of an engine that Playwright's own API can't drive. */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Makes the window this wide, or as narrow as the engine allows. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It gets `argument`, and both it and the result must be JSON. */
  run<Result, Argument>(script: (argument: Argument) => Result, argument?: Argument): Promise<Result>;
  /** Clicks the middle of the first visible element that matches, as a mouse does. */
  click(selector: string): Promise<void>;
  /** What assistive technology is told that the elements are. Only WebKitGTK can be asked. */
  roles?(selector: string): Promise<string[]>;
  /** Presses and releases a key. */
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Errors that the page has reported since it was opened. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** The first element that matches and has a size. Runs in the page. */
export function visibleElement(selector: string): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
    (element) => element.getClientRects().length > 0,
  );
}
