/** Logs the path that was asked for, once, whether or not React ever comes. */
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect} from 'react';

/** Also marks the page, so that React doesn't log the same path again. */
const SCRIPT = "console.warn('404: no page at',document.documentElement.dataset.notFound=location.pathname)";

export default function LogPath(): ReactNode {
  const {pathname} = useLocation();
  useEffect(() => {
    const {dataset} = document.documentElement;
    if (dataset.notFound !== window.location.pathname) console.warn('404: no page at', pathname);
    return () => {
      delete dataset.notFound;
    };
  }, [pathname]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from outside.
  return <script dangerouslySetInnerHTML={{__html: SCRIPT}} />;
}
