/** Logs the requested path once, whether or not React is ever fetched. */
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect} from 'react';

/** Runs in a page that comes as HTML. A browser doesn't run it when React inserts it. */
const SCRIPT = 'console.warn(404,location.pathname)';

export default function LogPath(): ReactNode {
  // Only pages that the router opens itself have a key.
  const {pathname, key} = useLocation();
  useEffect(() => {
    if (key) console.warn(404, pathname);
  }, [pathname, key]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from outside.
  return <script dangerouslySetInnerHTML={{__html: SCRIPT}} />;
}
