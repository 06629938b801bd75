/** The page in the preview's frame: it shows what the editor sends, and nothing by itself. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import Frame from './preview/frame/Frame';

export default function PreviewPage(): ReactNode {
  return (
    <>
      <Head>
        <title>Preview</title>
        <meta name="robots" content="noindex" />
      </Head>
      <BrowserOnly fallback={<main>The page is shown beside its text, in the editor.</main>}>
        {() => <Frame />}
      </BrowserOnly>
    </>
  );
}
