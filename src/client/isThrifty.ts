/** Whether the visitor saves data or has a connection too slow to load anything that was not asked for. */
export function isThrifty(): boolean {
  // Only Chromium says so; the others are taken at their best.
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
