/** Wrapped so that the display face is asked for with the page itself, and not only once its styles are read. */
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import face from '../css/fonts/bricolage.woff2';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
