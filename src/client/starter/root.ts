/** What is noted on the page's root: its theme, and whether React is there. */
export const {dataset} = document.documentElement;
