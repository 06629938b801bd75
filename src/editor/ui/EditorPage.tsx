/** The page `/editor`: an application of its own, without the site's bar and footer. */
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useState} from 'react';
import type {PictureData} from '../../build/pictures/make';
import type {SiteData} from '../site';
import App from './App';

interface Props {
  site: SiteData;
  /** The pictures that the build made, by their files. */
  pictures: Record<string, PictureData>;
}

/** The editor with the files as they are now: in `npm start` they have changed since its build. */
function Newest({site, pictures}: Props): ReactNode {
  const address = useBaseUrl('/editor/site.json');
  const [newest, setNewest] = useState(site.canSave ? undefined : site);
  const [isOld, setIsOld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (newest) return;
    // Whatever asks for a page gets the site's own instead.
    fetch(address, {headers: {Accept: 'application/json'}})
      .then((answer) => answer.json())
      .then(setNewest, () => {
        setNewest(site);
        setIsOld(true);
      });
  }, []);
  if (!newest) return <main>Opening …</main>;
  return (
    <>
      {isOld && <p role="alert">The files couldn’t be read again. Reload this page before you change anything.</p>}
      <App site={newest} published={pictures} />
    </>
  );
}

export default function EditorPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Editor" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <BrowserOnly fallback={<main>The editor needs JavaScript. It opens in a moment.</main>}>
        {() => <Newest {...props} />}
      </BrowserOnly>
    </>
  );
}
