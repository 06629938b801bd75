/** Replaced to show the specification's words, and to log the path that was requested. */
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect} from 'react';
import Button, {Buttons} from '../components/Button';
import {Lost} from '../components/Hero';

/**
 * Logs the path, and goes to the page that was meant where the address has capitals, or signs of the sentence that it was
 * copied from: /About, /contact). It asks first, so that what is nowhere stays here.
 */
const lostScript = (base: string) => `console.warn(404,location.pathname);
(function(path,meant){
meant=path.slice(0,${base.length})+path.slice(${base.length}).toLowerCase().replace(/(%..|[^\\w/-])+$/,'');
if(meant!==path&&window.fetch)fetch(meant,{method:'HEAD'}).then(function(answer){
if(answer.ok)location.replace(meant+location.search+location.hash)},function(){})
})(location.pathname)`;

export default function NotFound(): ReactNode {
  // Only pages that the router opens itself have a key: they are logged here, once.
  const {pathname, key} = useLocation();
  useEffect(() => {
    if (key) console.warn(404, pathname);
  }, [pathname, key]);
  return (
    <>
      <PageMetadata title="Page not found" />
      <Layout>
        <Lost>
          <Heading as="h1">Oops! Page not found</Heading>
          <p>There is nothing at this address. The page may have moved, or the address may be mistyped.</p>
          <Buttons>
            <Button label="Return to Home" to="/" primary />
            <Button label="Programs" to="/programs" />
          </Buttons>
        </Lost>
        {/* Runs in a page that comes as HTML. A browser doesn't run it when React inserts it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from outside. */}
        <script dangerouslySetInnerHTML={{__html: lostScript(useBaseUrl('/'))}} />
      </Layout>
    </>
  );
}
