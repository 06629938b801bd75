/** Replacements of modules: each must be used, or the build fails. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {ModuleReplacements} from '../../../src/build/moduleReplacements';

type Replace = (resource: {request: string}) => void;

/** Stands in for the bundler: it keeps what it was told to do with a matching request. */
function bundlerOf(told: [RegExp, Replace][]) {
  class NormalModuleReplacementPlugin {
    constructor(request: RegExp, replace: Replace) {
      told.push([request, replace]);
    }
  }
  return {instance: {NormalModuleReplacementPlugin}} as unknown as Parameters<ModuleReplacements['plugins']>[0];
}

test('a replacement that neither bundle uses is named with what it stands for', () => {
  const replacements = new ModuleReplacements([
    {request: /^used$/, replacement: '/ours/used.ts'},
    {request: /^gone$/, replacement: '/ours/gone.ts'},
  ]);
  const browser: [RegExp, Replace][] = [];
  const server: [RegExp, Replace][] = [];
  replacements.plugins(bundlerOf(browser));
  replacements.plugins(bundlerOf(server));

  const resource = {request: 'used'};
  server[0][1](resource);
  expect(resource.request).toBe('/ours/used.ts');
  expect(() => replacements.assertUsed()).toThrow(/\^gone\$, replaced by \/ours\/gone\.ts/);
  expect(() => replacements.assertUsed()).not.toThrow(/\^used\$/);

  browser[1][1]({request: 'gone'});
  expect(() => replacements.assertUsed()).not.toThrow();
});
