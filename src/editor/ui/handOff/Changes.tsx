import Link from '@docusaurus/Link';
import {type ReactNode, useMemo} from 'react';
import {differences} from '../../text/merge';
import {withoutMarkup} from '../../text/shorten';
import {editorUrl, useEditor} from '../shared/context';
import shared from '../shared/styles.module.css';
import FieldChanges from './FieldChanges';
import SideBySide from './SideBySide';
import {useFieldChanges} from './useFieldChanges';
import type {MergedDraft} from './useMergedDrafts';

interface Props {
  draft: MergedDraft;
  /** What the file is called. */
  title: string;
}

/** What has changed in a file: by the names of fields where they say it all, or else old and new lines. */
export default function Changes({draft, title}: Props): ReactNode {
  const {home} = useEditor();
  const {file, text, base = '', state} = draft;
  const fields = useFieldChanges(file, base, text);
  const lines = useMemo(
    () => differences(base, text).map((part) => ({line: part.line, pair: withoutMarkup(part)})),
    [base, text],
  );
  const asText = lines.map(({line, pair}) => <SideBySide key={line} pair={pair} line={line} />);
  return (
    <section className={shared.panel}>
      <h3>
        <Link to={editorUrl(home, file)}>{title}</Link>
      </h3>
      {title !== file && <p className={shared.path}>{file}</p>}
      {state === 'merged' && (
        <p>Somebody else has changed this file since you began, in other places. Your text has both changes now.</p>
      )}
      {fields ? <FieldChanges fields={fields}>{asText}</FieldChanges> : asText}
    </section>
  );
}
