/** Who gets the smallest pictures and nothing ahead: whoever asks to save data, and whoever has a slow connection. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {prefersReducedData} from '../../../src/shared';
import {replaceGlobals} from '../globals';

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
    replaceGlobals(t, {navigator: {connection}});
    expect(Boolean(prefersReducedData())).toBe(isReduced);
  });
}
