/** The page `/editor`: an application of its own, without the site's bar and footer. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {PictureData} from '../../plugins/pictures/make';
import type {SiteData} from '../site';
import App from './App';

export default function EditorPage({
  site,
  pictures,
}: {
  site: SiteData;
  pictures: Record<string, PictureData>;
}): ReactNode {
  return (
    <>
      <PageMetadata title="Editor" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <BrowserOnly fallback={<main>The editor needs JavaScript. It opens in a moment.</main>}>
        {() => <App site={site} published={pictures} />}
      </BrowserOnly>
    </>
  );
}
