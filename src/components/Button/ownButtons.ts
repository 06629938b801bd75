/** The buttons that no page writes: their names in records/buttons.yml. */
export const BAR_BUTTON = 'Apply Now';
export const TIER_BUTTON = 'Choose tier';
