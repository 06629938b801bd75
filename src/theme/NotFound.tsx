/** Replaced to show the words that the founders asked for. What comes as HTML has a script of its own, too (src/browser/lost.ts). */
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect} from 'react';
import Button, {Buttons} from '../components/Button';
import NotFoundHero from '../components/NotFoundHero';

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
        <NotFoundHero>
          <Heading as="h1">Oops! Page not found</Heading>
          <p>There is nothing at this address. The page may have moved, or the address may be mistyped.</p>
          <Buttons>
            <Button label="Return to Home" to="/" primary />
            <Button label="Programs" to="/programs" />
          </Buttons>
        </NotFoundHero>
      </Layout>
    </>
  );
}
