/** Docusaurus' sign for an address that no page has. */
export const asFile = (address: string): string => `pathname://${address}`;
