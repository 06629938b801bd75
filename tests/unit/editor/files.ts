/** The files that tests of the editor change. */
export const ABOUT = 'pages/about.mdx';
export const CONTACT = 'pages/contact.mdx';
export const PHOTOGRAPH = 'pictures/new.png';
