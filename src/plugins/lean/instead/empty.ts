/** Stands in for a module that the site loads and never runs: Prism's languages, the progress bar. */
export default {};
