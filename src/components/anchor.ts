/** The end of the address that leads to something by its title; the check of the pages asks here, too. */
export const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');
