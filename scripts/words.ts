/** How what the scripts print is worded. */

/** "1 error", "2 errors". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "14.6", of 14,600 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
