/** Logs the path that was asked for, once, whether or not React ever comes. */
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect} from 'react';

/** Runs where the page comes as HTML. It isn't run when React draws it. */
const SCRIPT = 'console.warn(404,location.pathname)';

export default function LogPath(): ReactNode {
  // The router gives a key to the pages that it opens itself.
  const {pathname, key} = useLocation();
  useEffect(() => {
    if (key) console.warn(404, pathname);
  }, [pathname, key]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from outside.
  return <script dangerouslySetInnerHTML={{__html: SCRIPT}} />;
}
