/** Replaces parts of the theme that these pages never show. */
export default function Nothing(): null {
  return null;
}
