/** Where the files of pictures are published, below the home page. */
export const FOLDER = 'assets/pictures';
