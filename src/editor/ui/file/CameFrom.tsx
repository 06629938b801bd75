import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {editorUrl, type FileLine, useEditor} from '../shared/context';
import Status from '../shared/Status';
import {useTitles} from '../shared/useTitles';

/** Says why a record was opened by a click in a page, and leads back there. */
export default function CameFrom({page: {file, line}}: {page: FileLine}): ReactNode {
  const {home} = useEditor();
  const title = useTitles(true)(file);
  return (
    <Status>
      {/* Once the title is known: screen readers announce what comes later. */}
      {title !== file && (
        <>
          What you clicked on is kept in this record, for every page that shows it.{' '}
          <Link to={editorUrl(home, file, line)}>Back to “{title}”</Link>
        </>
      )}
    </Status>
  );
}
