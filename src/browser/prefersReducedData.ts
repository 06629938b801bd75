interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked to save data, or is on a connection too slow to fetch anything they didn't ask for. */
export function prefersReducedData(): boolean {
  // Only Chromium tells. Elsewhere, assume a good connection.
  const {saveData, effectiveType} = (navigator as {connection?: Connection}).connection || {};
  return saveData || /2g/.test(effectiveType as string);
}
