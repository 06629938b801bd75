/** The state on <html>: the theme, and whether React is there. */
export const {dataset} = document.documentElement;
