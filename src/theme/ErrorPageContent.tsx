/** Replaced to say what the specification says, with a way on: try again, or go home. */
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect} from 'react';
import buttonStyles from '../components/Button/styles.module.css';
import Jersey from '../components/Jersey';
import styles from './NotFound/styles.module.css';

export default function ErrorPageContent({tryAgain}: Props): ReactNode {
  const home = useBaseUrl('/');
  useEffect(() => {
    // Touches are held back until the page is alive (src/plugins/slim/starter.js), and this page is.
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <main className={styles.notFound}>
      <Head>
        {/* The frame that says so on every other page may be what broke. */}
        <html lang="en" />
        <title>Unexpected Application Error!</title>
      </Head>
      <Jersey silk="not-found" size="poster" />
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>Something on this page broke. It is our mistake, not yours.</p>
        <p>
          <button type="button" className={buttonStyles.button} onClick={tryAgain}>
            Try again
          </button>
        </p>
        <p>
          {/* A plain link: it loads the page afresh, whatever state the script is in. */}
          <a href={home}>Return to Home</a>
        </p>
      </div>
    </main>
  );
}
