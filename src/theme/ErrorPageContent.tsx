/** Replaced to show the text in the specification, with a button to try again and a link home. */
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {ActionButton} from '../components/Button';
import NotFoundHero from '../components/NotFoundHero';

export default function ErrorPageContent({tryAgain}: Props): ReactNode {
  const home = useBaseUrl('/');
  return (
    <NotFoundHero>
      <Head>
        {/* The layout, which sets this on every other page, may be what broke. */}
        <html lang="en" />
        <title>Unexpected Application Error!</title>
      </Head>
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>Something on this page broke. It’s our fault, not yours.</p>
        <p>
          {/* Not <Button>, which reads the records: they may be what broke. */}
          <ActionButton onClick={tryAgain}>Try again</ActionButton>
        </p>
        <p>
          {/* A plain link reloads the page, whatever state the script is in. */}
          <a href={home} className="lone-link">
            Return to Home
          </a>
        </p>
      </div>
    </NotFoundHero>
  );
}
