/** Replaced to show the text that the founders asked for. */
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect} from 'react';
import Button, {Buttons} from '../components/Button';
import Hero from '../components/Hero';
import {PageFrame} from '../components/Page';

export default function NotFound(): ReactNode {
  const {pathname} = useLocation();
  // On a public page, which has no React, a script in the HTML does this (src/build/post-build/steps.ts).
  useEffect(() => console.warn(404, pathname), [pathname]);
  return (
    <PageFrame title="Page not found" silk="not-found">
      <Hero>
        <Heading as="h1">
          Oops! <br />
          Page not found
        </Heading>
        <p>There is nothing at this address. The page may have moved, or the address may be mistyped.</p>
        <Buttons>
          <Button label="Return to Home" to="/" primary />
          <Button label="Programs" to="/programs" />
        </Buttons>
      </Hero>
    </PageFrame>
  );
}
