/**
 * Back, the browser's or the telephone's, closes what is open over a view before it leaves the view: a panel, a dialog.
 *
 * What opens gets an entry of its own in the browser's history, with the address that is there already. The entry stays
 * when its layer is closed in another way: to go back by script takes a moment, in which somebody may have followed a
 * link. Whatever opens next uses it again, and Back passes over it.
 */
import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState} from 'react';

/** Closes each open layer, the uppermost last. There is one browser history, so there is one list of layers. */
const layers: (() => void)[] = [];

/** How many layers the present entry is above the view's own. */
const depthNow = (): number => history.state?.layer ?? 0;

/** The entry before the present one: an event of the browser doesn't say where somebody comes from. */
const last = {depth: 0, address: ''};

function note(): void {
  Object.assign(last, {depth: depthNow(), address: location.href});
}

/** Adds a layer, and returns what takes it away once it is closed. */
function add(close: () => void): () => void {
  layers.push(close);
  if (depthNow() < layers.length) {
    history.pushState({...history.state, layer: layers.length}, '');
    note();
  }
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
  };
}

function goneBack(event: PopStateEvent): void {
  const before = {...last};
  note();
  // Another view: the router opens it.
  if (before.address !== last.address) return;
  event.stopImmediatePropagation();
  const isOpen = layers.length > last.depth;
  for (const close of layers.splice(last.depth).reverse()) close();
  // Nothing was open on the entry that was left.
  if (!isOpen && last.depth < before.depth) history.back();
}

/** Listens for Back as long as the editor is there. */
export function useBackButton(): void {
  const {key} = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the router has opened an address.
  useEffect(note, [key]);
  useEffect(() => {
    // Before the router hears of it.
    addEventListener('popstate', goneBack, true);
    return () => removeEventListener('popstate', goneBack, true);
  }, []);
}

/** Has Back close something as long as it is open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => (isOpen ? add(() => closeNow()) : undefined), [isOpen]);
}

/** A dialog that Back closes, too: its props, and what opens it. */
export function useDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen, () => ref.current?.close());
  const show = () => {
    ref.current?.showModal();
    setOpen(true);
  };
  return {ref, show, onClose: () => setOpen(false)};
}
