/** Replaces globals in a test, such as what only a browser has. */
import type {TestContext} from 'node:test';

/** What is replaced now, as it was; undefined for what Node doesn't have. */
const originals = new Map<string, PropertyDescriptor | undefined>();

function restore(name: string): void {
  if (!originals.has(name)) return;
  const original = originals.get(name);
  originals.delete(name);
  if (original) Object.defineProperty(globalThis, name, original);
  else Reflect.deleteProperty(globalThis, name);
}

/** Replaces globals until the test ends. A test may replace the same one twice. */
export function replaceGlobals(t: TestContext, globals: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(globals)) {
    if (!originals.has(name)) originals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
  }
  t.after(() => {
    for (const name of Object.keys(globals)) restore(name);
  });
}
