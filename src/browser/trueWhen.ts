/**
 * When a line beside the opening hours is true, as its attribute `data-hours` says it: the build writes the attribute
 * (components/OpeningHours), and a visitor's browser reads it (openToday.ts). It has two forms:
 *
 *   2026-12-18 2026-12-25   from the first of these days through the second: a closed day, and the week before it
 *   08:00 18:00 12345       between these times, on these weekdays: hours on which it is open
 *
 * One attribute and not one for each part, which would cost every page 20 bytes. Nothing here may import a file or keep a
 * pattern at the top: this is in the script inside every page.
 */

/** From and until: two days, or two times. Weekdays, as JavaScript counts them, belong to times alone. */
export type TrueWhen = [from: string, until: string, weekdays?: string];

/** The attribute's value. */
export const writeTrueWhen = (when: TrueWhen): string => when.join(' ');

/** What the attribute's value says. */
export const readTrueWhen = (written: string): TrueWhen => written.split(' ') as TrueWhen;
