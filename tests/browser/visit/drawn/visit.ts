/** Opens a page as it is recorded, and measures it: at rest, in a face that is the same on every machine, on one day. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from 'playwright/test';
import {inPage} from '../../inPage/load';
import type {Measured} from './inPage/things';
import type {Drawn, Thing} from './record';

/** A Wednesday morning in Kampala, when the doors are open, before the events of the tests' site. */
const MOMENT = '2026-11-11T10:00+03:00';

/**
 * Words are in the system's own face, which each machine has another of, and whose lines break elsewhere. The display
 * face comes with the site: here it is for all words, whole, as the site's own file has only a headline's letters.
 */
const FACE = (() => {
  const folder = path.dirname(require.resolve('@fontsource-variable/bricolage-grotesque/package.json'));
  const file = readFileSync(path.join(folder, 'files/bricolage-grotesque-latin-wght-normal.woff2'));
  return `
    @font-face {
      font-family: "text";
      src: url(data:font/woff2;base64,${file.toString('base64')});
      font-weight: 200 800;
    }
    :root { --face-text: "text" !important; }
    /* Versions of Chromium differ in what is pretty. */
    p, ul, ol { text-wrap: wrap !important; }`;
})();

const measures = inPage<typeof import('./inPage')>(require.resolve('./inPage/index'));

/** Where and how large something is: the same in both themes. */
const PLACE = ['x', 'down', 'w', 'h', 'lines', 'letters', 'covered'];

const switchTo = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({colorScheme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
};

/** Adds what the dark theme draws in another way to the things of the light theme. */
function withDark(light: Measured[], dark: Measured[]): Thing[] {
  const both = [...new Set([...light, ...dark].map(({place}) => place))].sort((a, b) => a - b);
  return both.map((place) => {
    const [inLight, inDark] = [light, dark].map((things) => things.find((thing) => thing.place === place));
    const {kind, name} = (inLight ?? inDark) as Measured;
    const [values, others] = [inLight?.values ?? {}, inDark?.values ?? {}];
    const keys = [...new Set([...Object.keys(values), ...Object.keys(others)])];
    const other = keys.filter((key) => !PLACE.includes(key) && values[key] !== others[key]);
    return {
      kind,
      name,
      values: {...values, ...Object.fromEntries(other.map((key) => [`dark-${key}`, others[key] ?? 'none']))},
    };
  });
}

/** Everything that is drawn in a part of the page, in both themes. */
async function measureBoth(page: Page, part: Locator): Promise<Thing[]> {
  const measure = async (looksAround: boolean) => {
    const {things, rings} = await part.evaluate(
      (element, {module, looks}) => {
        scrollTo(0, 0);
        return {things: module.measureThings(element, looks), rings: module.measureRings(element)};
      },
      {module: await measures(page), looks: looksAround},
    );
    for (const thing of things) if (thing.kind === 'control') thing.values.ring = rings.shift() ?? 'none';
    return things;
  };
  const light = await measure(true);
  await switchTo(page, 'dark');
  const dark = await measure(false);
  await switchTo(page, 'light');
  return withDark(light, dark);
}

/** What is drawn of a control once the pointer is on it, or isn't. While a page still scrolls, it may be on another one. */
async function measureAs(isHovered: boolean, control: Locator): Promise<Measured[]> {
  let measured: Measured[] | undefined;
  const module = await measures(control.page());
  await expect(async () => {
    if (isHovered) await control.hover({force: true});
    else await control.page().mouse.move(0, 0);
    measured = await control.evaluate(
      (one, wanted) =>
        one.matches(':hover') === wanted.isHovered ? wanted.module.measureThings(one, false) : undefined,
      {module, isHovered},
    );
    expect(measured).toBeDefined();
  }).toPass();
  return measured ?? [];
}

/** What the pointer changes of each kind of link and button: those with the same classes are of one kind. */
async function measureHovers(page: Page, part: Locator): Promise<Thing[]> {
  const changes: Thing[] = [];
  const controls = part.locator('a[href], button').filter({visible: true, hasNotText: 'Skip to main content'});
  const kinds = await controls.evaluateAll((all) => {
    const classes = all.map((one) => one.className);
    return classes.flatMap((one, place) => (classes.indexOf(one) === place ? [place] : []));
  });
  for (const place of kinds) {
    const control = controls.nth(place);
    await control.scrollIntoViewIfNeeded();
    const rest = await measureAs(false, control);
    const hovered = await measureAs(true, control);
    for (const {kind, name, values, place: part} of hovered) {
      const before = rest.find((thing) => thing.place === part)?.values ?? {};
      const keys = [...new Set([...Object.keys(values), ...Object.keys(before)])].filter(
        (key) => values[key] !== before[key],
      );
      const changed = Object.fromEntries(keys.map((key) => [key, values[key] ?? 'none']));
      if (kind === 'control' || keys.length > 0) changes.push({kind, name, values: changed});
    }
  }
  await page.mouse.move(0, 0);
  return changes;
}

/** Opens a page, with its pictures and faces. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(MOMENT);
  await page.goto(address);
  await page.addStyleTag({content: FACE});
  await page.evaluate(async () => {
    for (const picture of Array.from(document.images)) picture.loading = 'eager';
    await Promise.all([document.fonts.load('1em text'), document.fonts.ready]);
  });
  await loadPictures(page);
}

/** Waits for the pictures: a window of another size may show another file of one. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(Array.from(document.images, (one) => one.decode().catch(() => {})));
  });

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({width, height});
  await loadPictures(page);
}

const measureLight = async (part: Locator) =>
  part.evaluate((element, module) => module.measureThings(element, false), await measures(part.page()));

/** The skip link while it has the focus, and what the theme switch shows for each choice. */
async function measureFrame(page: Page): Promise<Thing[]> {
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await skip.focus();
  const things = await measureLight(skip);
  const themeSwitch = page.locator('.navbar__inner [data-theme-switch]');
  for (const _ of ['light', 'dark', 'system']) {
    await themeSwitch.press('Enter');
    things.push(...(await measureLight(themeSwitch)));
  }
  await themeSwitch.blur();
  return things;
}

const [WIDE, TABLET, PHONE] = [1280, 768, 360];

/** The rules of the page's sheets that hold in the window as it is and that ask for its width, by their selectors. */
const rulesNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inWidth = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) => {
        if (!(rule instanceof CSSMediaRule) || !matchMedia(rule.media.mediaText).matches) return [];
        const own = Array.from(rule.cssRules, ({cssText}) => `${rule.media.mediaText} ${cssText}`);
        return [...own, ...inWidth(rule.cssRules)];
      });
    return Array.from(document.styleSheets).flatMap(({cssRules}) => inWidth(cssRules));
  });

/** The rules of the open page that hold on a tablet, and neither on a wide screen nor on a phone. */
export async function tabletRules(page: Page): Promise<string[]> {
  const at: string[][] = [];
  for (const width of [TABLET, WIDE, PHONE]) {
    await page.setViewportSize({width, height: 900});
    at.push(await rulesNow(page));
  }
  const [onTablet, ...elsewhere] = at;
  return onTablet.filter((rule) => !elsewhere.some((rules) => rules.includes(rule)));
}

/** What is recorded of a page beside its main part on a wide screen and a phone. */
interface Extent {
  /** The bar and the foot, which are alike on all pages. */
  withFrame: boolean;
  /** The open menu on a phone. */
  withMenu: boolean;
  /** A tablet. */
  withTablet: boolean;
  /** What is printed. */
  withPaper: boolean;
}

/** A page as it is recorded. */
export async function draw(page: Page, {withFrame, withMenu, withTablet, withPaper}: Extent): Promise<Drawn> {
  const part = page.locator(withFrame ? 'body' : 'main');
  const drawn: Drawn = {};
  await resize(page, WIDE, 900);
  drawn[`${WIDE} wide`] = await measureBoth(page, part);
  drawn['under the pointer'] = await measureHovers(page, part);
  if (withMenu) drawn['skip link and theme switch'] = await measureFrame(page);
  if (withTablet) {
    await resize(page, TABLET, 1024);
    drawn[`${TABLET} wide`] = await measureLight(part);
  }
  await resize(page, PHONE, 740);
  drawn[`${PHONE} wide`] = await measureBoth(page, part);
  if (withMenu) {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
    // For a moment its button answers to nothing.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)).then(() => {}));
    drawn['the menu'] = await measureBoth(page, page.getByRole('dialog'));
  }
  if (withPaper) {
    await resize(page, 673, 1000);
    await page.emulateMedia({media: 'print'});
    drawn.paper = await measureLight(part);
  }
  return drawn;
}
