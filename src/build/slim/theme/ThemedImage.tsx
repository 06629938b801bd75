/** Replaces the theme's logo in two colors and its styles: the mark is drawn in src/css/navbar.css. */
export default function ThemedImage(): null {
  return null;
}
