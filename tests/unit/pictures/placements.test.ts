/** Which files of a picture each place on a page asks for. */
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {expect} from 'playwright/test';
import postcss, {type Rule} from 'postcss';
import {planVariants} from '../../../src/build/pictures/encode';
import {readComponents} from '../../../src/content/checker/components/read.node';
import {
  BREAKPOINTS,
  croppedWidth,
  placementFor,
  WIDEST,
  widthsFor,
} from '../../../src/content/site/pictures/placements';

const inside = (name: string, props = {}) => [{name, props}];

test('a picture takes the shape of its place', () => {
  expect(placementFor({name: 'Card', props: {}}, inside('Cards')).ratio).toBe(3 / 2);
  expect(placementFor({name: 'Person', props: {}}, []).ratio).toBe(1);
  expect(placementFor(undefined, inside('Section')).ratio).toBeUndefined();
});

test('a component with a name that every JavaScript object has, such as constructor, has no place of its own', () => {
  expect(placementFor({name: 'constructor', props: {}}, []).spot).toBe('text');
});

test('a card is as wide as its columns leave it, and those of the last row share its width', () => {
  const sizes = (columns: number, index: number, count: number) =>
    placementFor({name: 'Card', props: {}}, inside('Cards', {columns}), {index, count}).sizes;
  expect(new Set([1, 2, 3, 4].map((columns) => sizes(columns, 0, 12))).size).toBe(4);
  expect(sizes(3, 2, 3)).toContain('(min-width: 90rem) 28rem');
  expect(sizes(3, 2, 3), 'two side by side').not.toContain(BREAKPOINTS['tablet-up']);
  expect(sizes(3, 4, 5)).toContain('(min-width: 90rem) 42rem');
  expect(sizes(3, 3, 4)).toContain('(min-width: 90rem) 84rem');
  expect(sizes(2, 2, 3)).toContain('(min-width: 90rem) 84rem');
  expect(sizes(2, 1, 3)).toContain('(min-width: 90rem) 42rem');
});

test('nothing is made larger than the original, and a small original is used to its full width', () => {
  const place = {spot: 'card', ratio: 3 / 2, sizes: '100vw', widths: [320, 640, 960], needs: 640};
  expect(widthsFor({width: 4000, height: 3000}, place)).toEqual([320, 640, 960]);
  expect(widthsFor({width: 700, height: 3000}, place)).toEqual([320, 640, 700]);
  expect(widthsFor({width: 640, height: 3000}, place)).toEqual([320, 640]);
  expect(widthsFor({width: 200, height: 100}, place)).toEqual([150]);
  expect(croppedWidth({width: 3000, height: 400}, place)).toBe(600);
});

test('all the files of one picture have one shape', () => {
  const place = {spot: 'card', ratio: 3 / 2, sizes: '100vw', widths: [320, 640], needs: 0};
  const variants = planVariants({width: 1000, height: 2000}, {placement: place, look: 'natural', focus: 'center'});
  expect(variants).toHaveLength(6);
  for (const {width, height} of variants) expect(Math.abs(width / height - 1.5)).toBeLessThan(0.01);
});

test('the styles know every place that is more than a box to fill', () => {
  const styles = readFileSync('src/components/Picture/styles.module.css', 'utf8');
  const components = [...readComponents('.').values()];
  const takers = components
    .filter(({props}) => props.some(({name}) => name === 'picture'))
    .map(({name}) => placementFor({name, props: {}}, []).spot);
  expect(takers.length).toBeGreaterThan(5);
  for (const spot of new Set([
    ...takers,
    placementFor({name: 'Card', props: {}}, inside('Cards', {columns: 1})).spot,
  ])) {
    // A picture of the mosaic fills the cell of its grid.
    if (spot !== 'mosaic') expect(styles).toMatch(new RegExp(`\\.${spot}\\b`));
  }
});

test('sizes and styles name the same widths of pictures', () => {
  const widths: [place: string, width: string][] = [];
  postcss.parse(readFileSync('src/components/Picture/styles.module.css', 'utf8')).walkDecls(/^(max-)?width$/, (one) => {
    const {selectors} = one.parent as Rule;
    for (const selector of selectors) widths.push([selector, one.value]);
  });
  for (const [name, width] of Object.entries(WIDEST)) expect(widths).toContainEqual([`.${name}`, width]);
});
