/**
 * Client module: GitHub Pages answers `/about.html` with the page that lives at `/about`. Docusaurus knows it by that
 * address alone and would draw it twice, so the address is put right before it looks.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && window.location.pathname.endsWith('.html')) {
  const {pathname, search, hash} = window.location;
  window.history.replaceState(null, '', pathname.replace(/(?:index)?\.html$/, '') + search + hash);
}
