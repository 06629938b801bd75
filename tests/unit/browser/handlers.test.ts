/** Handlers of the window that are properties: the last file that sets one wins, in silence, so each has one owner. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {WINDOW_HANDLERS} from '../../../src/build/starter';

const ROOM = 'src/browser';
const README = readFileSync(`${ROOM}/README.md`, 'utf8');

/** The files that set each handler. */
const owners = new Map<string, Set<string>>();
for (const file of readdirSync(ROOM, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.ts'))) {
  const code = readFileSync(path.join(ROOM, file), 'utf8');
  for (const [, handler] of code.matchAll(/window\.(on[a-z]+) = /g)) {
    owners.set(handler, (owners.get(handler) ?? new Set()).add(file));
  }
}

test('the build shortens the handlers that the scripts set, and no others', () => {
  expect([...owners.keys()].sort()).toEqual([...WINDOW_HANDLERS].sort());
});

for (const [handler, files] of owners) {
  test(`one file sets window.${handler}, and the README names it`, () => {
    const [, named] = new RegExp(`\`window\\.${handler}\`.*?\`([^\`]+\\.ts)\``).exec(README) ?? [];
    expect([...files]).toEqual([named]);
  });
}
