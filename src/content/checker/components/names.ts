/** What staff call a component or a setting, in forms and in messages about them. */

/** Names that say nothing to people who don't write code. */
export const NAMES: Record<string, string> = {
  Slot: 'To fill in',
  Tier: 'Price',
  TierBoard: 'Prices',
  ProgramCard: 'Program',
  ProgramField: 'Programs',
};

/** What staff call a component or a setting: `perfectFor` is "Perfect for". */
export const nameInWords = (name: string): string =>
  NAMES[name] ?? name[0].toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
