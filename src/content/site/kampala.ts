/** Time in Uganda, in a file of its own: it goes into the script inside each page. */

/** Uganda is three hours ahead of Greenwich all year, in milliseconds. */
export const UTC_OFFSET_MS = 3 * 3_600_000;

/** The same as dates have it. */
export const UTC_OFFSET = '+03:00';

/** Today in Uganda, such as 2026-12-05. */
export const todayInUganda = (): string => new Date(Date.now() + UTC_OFFSET_MS).toISOString().slice(0, 10);
