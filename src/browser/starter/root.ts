/** The page's state in attributes of <html>: the theme, and whether React is there. One name for it saves each page 7 bytes. */
export const {dataset} = document.documentElement;
