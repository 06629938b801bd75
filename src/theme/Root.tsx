/** Replaced to preload the display font, which the browser would otherwise find only once it has read the styles. */
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import font from '../css/fonts/bricolage.woff2';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
