/** Replaces the theme's place for a search, whose styles would be in every page. The site has none. */
export default function NavbarSearch(): null {
  return null;
}
