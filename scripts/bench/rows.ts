/** The lines of the report's tables, each with its target. */
import type {PageBytes} from './bytes';
import type {Figures} from './measure';
import type {PictureBuilds} from './pictures';
import type {Row} from './report';

/** The address of a built page. */
export const addressOf = (page: string) => page.replace(/(index)?\.html$/, '');

/** The ways from a page to the next. */
export const WAYS = {
  fastWarm: {slow: false, warm: true},
  fastCold: {slow: false, warm: false},
  slowWarm: {slow: true, warm: true},
  slowCold: {slow: true, warm: false},
};

const FIGURE_NAMES: Record<string, string> = {
  lcp: 'LCP',
  slowLcp: 'LCP on 400 kbit/s and a slow processor',
  tbt: 'total blocking time',
  bytes: 'bytes in all',
};

const tapRows = (ours: Figures, defer: Figures): Record<string, Row> => ({
  tap: {
    what: 'touch on the menu to open drawer, slow, against a fast line',
    ours: ours.tap,
    reference: ours.fastTap,
    atMost: (ours.fastTap + 100) / ours.fastTap,
    unit: ' ms',
  },
  tapDefer: {
    what: 'the same, slow, against plain defer',
    ours: ours.tap,
    reference: defer.tap,
    atMost: 1,
    unit: ' ms',
  },
});

/** From page to page. */
export const nextRows = ({ours, defer}: Record<string, Figures>): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(WAYS).map(([way, {slow, warm}]) => [
      way,
      {
        what: `tap to the next page’s paint, ${slow ? 'slow' : 'fast'}, ${warm ? 'stored' : 'first time'}, against a route change by React`,
        ours: ours[way],
        reference: defer[way],
        atMost: warm ? 1 : 1.2,
        unit: ' ms',
      },
    ]),
  );

/** Photographs. */
export function pictureRows({about, opening}: Record<string, Figures>, builds: PictureBuilds): Record<string, Row> {
  const {without, first, second} = builds;
  return {
    lcp: {
      what: 'LCP of a page that opens with a photograph, against the same page without',
      ours: opening.lcp,
      reference: about.lcp,
      atMost: 1.3,
      unit: ' ms',
    },
    slowLcp: {
      what: 'the same, on 400 kbit/s and a slow processor',
      ours: opening.slowLcp,
      reference: about.slowLcp,
      unit: ' ms',
    },
    shift: {what: 'layout shift', ours: opening.shift, atMost: 0},
    without: {what: 'build without photographs', ours: without, unit: ' s'},
    first: {what: 'build with forty, none of them cached', ours: first, unit: ' s'},
    second: {
      what: 'build with forty, all of them cached, at most 3 s more than without',
      ours: second,
      atMost: without + 3,
      unit: ' s',
    },
  };
}

/** The first visit of one page. */
export function firstRows(page: string, medians: Record<string, Figures>, bytes: PageBytes): Record<string, Row> {
  const [ours, limit, defer] = ['ours', 'limit', 'defer'].map((variant) => medians[`${variant} ${page}`]);
  const stock = medians['stock index.html'];
  const rows: Record<string, Row> = {
    limit: {
      what: 'LCP, against the page without script',
      ours: ours.lcp,
      reference: limit.lcp,
      atMost: 1.05,
      unit: ' ms',
    },
    stock: {
      what: 'LCP, against the stock template',
      ours: ours.lcp,
      reference: stock.lcp,
      atMost: 0.4,
      unit: ' ms',
    },
    slow: {
      what: 'LCP on 400 kbit/s and a slow processor, against the page without script',
      ours: ours.slowLcp,
      reference: limit.slowLcp,
      atMost: 1.2,
      unit: ' ms',
    },
    slowStock: {
      what: 'the same, against the stock template',
      ours: ours.slowLcp,
      reference: stock.slowLcp,
      atMost: 1,
      unit: ' ms',
    },
    tbt: {
      what: 'total blocking time, at most 20 ms more than the page without script',
      ours: ours.tbt,
      atMost: limit.tbt + 20,
      unit: ' ms',
    },
    shift: {what: 'layout shift', ours: ours.shift, atMost: 0},
    requests: {what: 'requests before the paint is complete', ours: ours.requests, atMost: 2},
    inline: {what: 'script before the first paint', ours: bytes.inline, atMost: 1500, unit: ' B'},
    performance: {what: 'Lighthouse: performance', ours: ours.performance, atLeast: 100},
    accessibility: {what: 'Lighthouse: accessibility', ours: ours.accessibility, atLeast: 100},
    practices: {what: 'Lighthouse: best practices', ours: ours.practices, atLeast: 100},
    seo: {what: 'Lighthouse: SEO', ours: ours.seo, atLeast: 100},
    bytes: {
      what: 'bytes in all, against the stock template',
      ours: ours.bytes,
      reference: stock.bytes,
      atMost: 1,
      unit: ' B',
    },
  };
  if (page === 'index.html') {
    Object.assign(rows, tapRows(ours, defer));
    for (const variant of ['react', 'astro']) {
      const other = medians[`${variant} index.html`];
      // Its words alone, with no styles, font or menu: told, and not held against us.
      for (const [figure, unit] of [
        ['lcp', ' ms'],
        ['slowLcp', ' ms'],
        ['tbt', ' ms'],
        ['bytes', ' B'],
      ]) {
        const what = `${FIGURE_NAMES[figure]}, beside the bare words by ${variant === 'react' ? 'React' : 'Astro'}`;
        rows[`${variant}-${figure}`] = {what, ours: ours[figure], reference: other[figure], unit};
      }
    }
  }
  const name = addressOf(page) || 'home';
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [`${page} ${key}`, {...row, what: `${name}: ${row.what}`}]),
  );
}
