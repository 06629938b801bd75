/** Time in Uganda, in a file of its own because it goes into the script inside each page. */

/** How far Uganda is ahead of UTC, in milliseconds: three hours, all year. */
export const UTC_OFFSET_MS = 3 * 3_600_000;

/** Today's date in Uganda, such as 2026-12-05. */
export const todayInUganda = (): string => new Date(Date.now() + UTC_OFFSET_MS).toISOString().slice(0, 10);
