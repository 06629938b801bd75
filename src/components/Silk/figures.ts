/**
 * The figures that silks wear, each as one path in a square of 8 by 8. Pages, jerseys and share pictures all draw
 * from here.
 */
export interface FigureDesign {
  path: string;
  /** It covers a jersey from shoulder to hem. Without this, a jersey wears it once, on the chest. */
  covers?: true;
}

export const figures = {
  arc: {path: 'M0 8A8 8 0 0 1 8 0v4a4 4 0 0 0-4 4z'},
  band: {path: 'M0 3h8v2H0z', covers: true},
  basket: {
    path: 'M0 .5h4v1H0zM0 2.5h4v1H0zM4.5 0h1v4h-1zM6.5 0h1v4h-1zM.5 4h1v4h-1zM2.5 4h1v4h-1zM4 4.5h4v1H4zM4 6.5h4v1H4z',
    covers: true,
  },
  checks: {
    path: 'M0 0h2v2h-2zM4 0h2v2h-2zM2 2h2v2h-2zM6 2h2v2h-2zM0 4h2v2h-2zM4 4h2v2h-2zM2 6h2v2h-2zM6 6h2v2h-2z',
    covers: true,
  },
  chevron: {path: 'M0 0l4 4 4-4v4L4 8 0 4z'},
  cross: {path: 'M0 0h2l2 2 2-2h2v2L6 4l2 2v2H6L4 6 2 8H0V6l2-2-2-2z', covers: true},
  crown: {path: 'M0 7V1.5l2 2.8L4 1l2 3.3 2-2.8V7z'},
  diamond: {path: 'M4 0l4 4-4 4-4-4z'},
  egg: {path: 'M4 .5C5.7.5 7 3 7 4.7a3 2.8 0 0 1-6 0C1 3 2.3.5 4 .5z'},
  hoops: {path: 'M0 1h8v2H0zM0 5h8v2H0z', covers: true},
  hourglass: {path: 'M0 0h8L4 4l4 4H0l4-4z'},
  kikoy: {path: 'M0 1h8v.5H0zM0 2h8v2H0zM0 4.5h8V5H0zM0 6.5h8V7H0z', covers: true},
  kite: {path: 'M4 0l3 3-3 5-3-5z'},
  ladder: {path: 'M1 0h1v1.5h4V0h1v8H6V6.5H2V8H1zM2 2.5v3h4v-3z'},
  moon: {path: 'M5.6.7a3.4 3.4 0 1 0 0 6.6A4.2 4.2 0 0 1 5.6.7z'},
  petals: {
    path: 'M4 4A4 4 0 0 1 0 0a4 4 0 0 1 4 4 4 4 0 0 1 4-4 4 4 0 0 1-4 4 4 4 0 0 1 4 4 4 4 0 0 1-4-4 4 4 0 0 1-4 4 4 4 0 0 1 4-4z',
  },
  quarters: {path: 'M0 0h4v4H0zM4 4h4v4H4z', covers: true},
  sash: {path: 'M0 6.5L6.5 0H8v1.5L1.5 8H0zM0 0h1.5L0 1.5zM8 8H6.5L8 6.5z', covers: true},
  spots: {
    path: 'M2 .8a1.2 1.2 0 1 0 .01 0zM6 .8a1.2 1.2 0 1 0 .01 0zM2 4.8a1.2 1.2 0 1 0 .01 0zM6 4.8a1.2 1.2 0 1 0 .01 0z',
  },
  star: {path: 'M4 0l1.1 2.9L8 4 5.1 5.1 4 8 2.9 5.1 0 4l2.9-1.1z'},
  steps: {path: 'M0 8V6h2V4h2V2h2V0h2v8z', covers: true},
  stripes: {path: 'M1 0h2v8H1zM5 0h2v8H5z', covers: true},
  sun: {path: 'M4 1.2a2.8 2.8 0 1 0 .01 0z'},
  waves: {path: 'M0 1.2q2-1.6 4 0t4 0v1.9q-2 1.6-4 0t-4 0zM0 5.2q2-1.6 4 0t4 0v1.9q-2 1.6-4 0t-4 0z', covers: true},
  zigzag: {path: 'M0 2.5L2 .5l2 2 2-2 2 2v2.8l-2-2-2 2-2-2-2 2z', covers: true},
} satisfies Record<string, FigureDesign>;

export type FigureName = keyof typeof figures;

/** How a figure is drawn, with every setting that it may have. */
export const figureOf = (name: FigureName): FigureDesign => figures[name];
