/** For a page whose first component is its picture. */
export default function Nothing(): null {
  return null;
}
