/** Replaces client modules that the site doesn't need: Prism's languages and the progress bar. */
export default {};
