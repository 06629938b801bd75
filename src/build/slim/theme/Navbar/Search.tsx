/** Replaced because the theme's place for a search would add 0.1 kB to every page, and the site has no search. */
export default function NavbarSearch(): null {
  return null;
}
