import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useState} from 'react';
import {editorUrl, type FileLine, useEditor} from '../shared/context';
import Status from '../shared/Status';
import {titlesIn} from '../shared/useTitles';

/** Says why a record was opened by a click in a page, and leads back there. */
export default function CameFrom({page: {file, line}}: {page: FileLine}): ReactNode {
  const {home, site} = useEditor();
  const [isDrawn, setDrawn] = useState(false);
  // Screen readers announce only what comes after the page is drawn.
  useEffect(() => setDrawn(true), []);
  return (
    <Status>
      {isDrawn && (
        <>
          What you clicked on is kept in this record, for every page that shows it.{' '}
          <Link to={editorUrl(home, file, line)}>Back to “{titlesIn(site)(file)}”</Link>
        </>
      )}
    </Status>
  );
}
