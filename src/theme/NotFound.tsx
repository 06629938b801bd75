/** Replaced to show the text in the specification. */
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect} from 'react';
import Button, {Buttons} from '../components/Button';
import NotFoundHero from '../components/NotFoundHero';

export default function NotFound(): ReactNode {
  const {pathname} = useLocation();
  // On a public page, which has no React, a script in the HTML does this (src/build/post-build/steps.ts).
  useEffect(() => console.warn(404, pathname), [pathname]);
  return (
    <>
      <PageMetadata title="Page not found" />
      <Layout>
        <NotFoundHero>
          <Heading as="h1">
            Oops! <br />
            Page not found
          </Heading>
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
