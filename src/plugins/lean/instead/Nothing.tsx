/** Stands in for a part of the theme that this site never shows: the announcement bar, tags for a search engine's box. */
export default function Nothing(): null {
  return null;
}
