/** The page that shows address and hours. Their forms open next to it, and its footer doesn't repeat them (theme/Footer). */
export const CONTACT_PAGE = '/contact';
