/** Replaced to show the text that the founders asked for, and two ways to continue: try again, or go to the home page. */
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {ActionButton} from '../components/Button';
import Hero from '../components/Hero';
import PageMain from '../components/Page/PageMain';

export default function ErrorPageContent({tryAgain}: Props): ReactNode {
  const home = useBaseUrl('/');
  return (
    <PageMain silk="not-found">
      <Head>
        {/* The layout, which sets the language on every other page, may be what broke. */}
        <html lang="en" />
        <title>Unexpected Application Error!</title>
      </Head>
      <Hero>
        <div role="alert">
          <h1>Unexpected Application Error!</h1>
          <p>Something on this page broke. It’s our fault, not yours.</p>
          <p>
            {/* Not <Button>: it uses the router, which may be what broke. */}
            <ActionButton onClick={tryAgain}>Try again</ActionButton>
          </p>
          <p>
            {/* Not <Link>: a full page load resets the scripts. */}
            <a href={home} className="lone-link">
              Return to Home
            </a>
          </p>
        </div>
      </Hero>
    </PageMain>
  );
}
