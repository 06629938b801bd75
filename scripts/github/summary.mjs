// @ts-check
/** Says in the summary of a publishing run how testing and building went: STATUS, HOME_PAGE, CONTENT, SERVICE_WORKER. */
import {runAsProgram, summarize} from './runner.mjs';

runAsProgram('summary.mjs', () => {
  const {STATUS, HOME_PAGE, CONTENT, BROWSER, SERVICE_WORKER = ''} = process.env;
  if (STATUS !== 'success') {
    summarize(
      '**Not published: the live site stays as it is.** The last lines of the step that failed say why. GitHub shows ten messages of a kind at the top; the step has them all.',
    );
    return;
  }
  const scope =
    CONTENT === 'true'
      ? 'Only content has changed, so only what content can break was tested.'
      : 'Everything was tested.';
  const browser = BROWSER === 'failure' ? ' The browser could not be installed, so no page was opened in one.' : '';
  summarize(`Tested and built for ${HOME_PAGE}. ${scope}${browser}`);
  if (SERVICE_WORKER.toLowerCase() === 'off') {
    summarize(
      'The service worker is **off** (variable SERVICE_WORKER): at their next visit, browsers empty what they kept of the site.',
    );
  }
});
