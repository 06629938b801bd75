/** Tells Docusaurus that an address is a file and not a page. */
export const asFile = (address: string): string => `pathname://${address}`;
