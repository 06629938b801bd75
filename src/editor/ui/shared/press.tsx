/** Where the focus goes if what was pressed disappears with it: to the heading above. */
import {createContext, type ReactNode, use, useCallback, useEffect, useState} from 'react';

/** A heading that can take the focus. */
const HEADING = ':is(h1, h2)[tabindex]';

/** Something that was pressed, and the section that it was in. */
interface Pressed {
  element: Element;
  section: Element | null;
}

function restoreFocus({element, section}: Pressed): void {
  if (element.isConnected || document.activeElement !== document.body) return;
  const near = section?.isConnected ? section.querySelector<HTMLElement>(HEADING) : null;
  (near ?? document.querySelector<HTMLElement>(HEADING))?.focus({preventScroll: true});
}

/** Runs the action of an element that was pressed, and restores the focus once the page shows what it has changed. */
export type Press = (element: Element, action: () => unknown) => Promise<void>;

const PressContext = createContext<Press | undefined>(undefined);

export function usePress(): Press {
  const press = use(PressContext);
  if (!press) throw new Error('This is drawn outside of the editor: put it inside <Presses>.');
  return press;
}

/** Around everything that can be pressed. It stays while that comes and goes. */
export function Presses({children}: {children: ReactNode}): ReactNode {
  const [last, setLast] = useState<Pressed>();
  // React draws updates in their order, and runs the effects of what is inside first: by now, all of it is there.
  useEffect(() => {
    if (last) restoreFocus(last);
  }, [last]);
  const press: Press = useCallback(async (element, action) => {
    const pressed = {element, section: element.closest('section')};
    await action();
    setLast(pressed);
  }, []);
  return <PressContext.Provider value={press}>{children}</PressContext.Provider>;
}
