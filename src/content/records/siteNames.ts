/** The page that shows address and hours. Their forms open beside it, and its footer doesn't repeat them (theme/Footer). */
export const CONTACT_PAGE = '/contact';
