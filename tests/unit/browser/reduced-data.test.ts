/** Who gets the smallest pictures and nothing ahead: whoever asks to save data, and whoever has a slow connection. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {prefersReducedData} from '../../../src/shared';

for (const [connection, isReduced] of [
  [{saveData: true, effectiveType: '4g'}, true],
  [{saveData: false, effectiveType: '2g'}, true],
  [{saveData: false, effectiveType: 'slow-2g'}, true],
  [{saveData: false, effectiveType: '3g'}, false],
  [{saveData: false, effectiveType: '4g'}, false],
  // What other browsers than Chromium say.
  [undefined, false],
] as const) {
  test(`${JSON.stringify(connection) ?? 'a browser that says nothing'}: ${isReduced ? 'little' : 'all'}`, (t) => {
    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    t.after(() => {
      if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
      else Reflect.deleteProperty(globalThis, 'navigator');
    });
    Object.defineProperty(globalThis, 'navigator', {value: {connection}, configurable: true});
    expect(Boolean(prefersReducedData())).toBe(isReduced);
  });
}
