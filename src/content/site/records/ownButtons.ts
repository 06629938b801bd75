/** Buttons that no page writes, besides the one in the bar: their labels in records/buttons.yml. */
export const TIER_BUTTON = 'Choose tier';
