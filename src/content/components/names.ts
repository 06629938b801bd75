/** A name as words, for forms and messages: `perfectFor` is "Perfect for". */
export const nameInWords = (name: string): string =>
  name[0].toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
