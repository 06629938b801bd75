/**
 * What the site's own code names of what staff write. Buttons that no page writes have their lines in records/buttons.yml, as
 * has the one in the bar, which records/menu.yml names. Components import this: the registry would bring them all schemas.
 */
export const TIER_BUTTON = 'Choose tier';
/** On the page that says that there is nothing at an address (theme/NotFound). */
export const NOT_FOUND_BUTTON = 'Programs';

/** The page that shows address and hours. Their forms open beside it, and its footer doesn't repeat them (theme/Footer). */
export const CONTACT_PAGE = '/contact';
