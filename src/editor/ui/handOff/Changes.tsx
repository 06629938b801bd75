import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {whenAnswered} from '../../engine/client';
import {differences} from '../../text/merge';
import {type FieldChange, fieldChanges} from '../../text/recordChanges';
import {type Pair, withoutMarkup} from '../../text/shorten';
import {editorUrl, useEditor} from '../shared/context';
import styles from '../styles.module.css';

function SideBySide({pair, heading}: {pair: Pair; heading: string}): ReactNode {
  return (
    <div className={styles.change}>
      <div>
        <p className={styles.hint}>Before</p>
        <pre>{pair.old || '(nothing)'}</pre>
      </div>
      <div>
        <p className={styles.hint}>{heading}</p>
        <pre>{pair.new || '(nothing)'}</pre>
      </div>
    </div>
  );
}

/** What has changed in a record, by the names of its fields; undefined until it is known, or if that doesn't say it all. */
function useFields(file: string, before: string, after: string): FieldChange[] | undefined {
  const {engine} = useEditor();
  const [fields, setFields] = useState<FieldChange[]>();
  useEffect(() => {
    if (!file.startsWith('records/')) return undefined;
    let current = true;
    const forms = Promise.all([engine.run('form', file, before), engine.run('form', file, after)]);
    whenAnswered(forms, ([old, now]) => current && setFields(fieldChanges(old, now)));
    return () => {
      current = false;
    };
  }, [engine, file, before, after]);
  return fields?.length ? fields : undefined;
}

interface Props {
  file: string;
  /** What the file is called. */
  title: string;
  before: string;
  after: string;
  /** Whether somebody else's changes have been taken into the text. */
  joined: boolean;
}

/** What has changed in a file: old and new, side by side. */
export default function Changes({file, title, before, after, joined}: Props): ReactNode {
  const {home} = useEditor();
  const fields = useFields(file, before, after);
  const lines = useMemo(
    () => differences(before, after).map((part) => ({line: part.line, pair: withoutMarkup(part)})),
    [before, after],
  );
  const asText = lines.map(({line, pair}) => <SideBySide key={line} pair={pair} heading={`Now, from line ${line}`} />);
  return (
    <section className={styles.panel}>
      <h3>
        <Link to={editorUrl(home, file)}>{title}</Link>
      </h3>
      {title !== file && <p className={styles.path}>{file}</p>}
      {joined && (
        <p>Somebody else has changed this file since you began, in other places. Your text has both changes now.</p>
      )}
      {fields ? (
        <>
          <ul>
            {fields.map((field) => (
              <li key={field.name}>
                {field.name}: <del>{field.old || '(nothing)'}</del> → <ins>{field.new || '(nothing)'}</ins>
              </li>
            ))}
          </ul>
          <details>
            <summary>Show as text</summary>
            {asText}
          </details>
        </>
      ) : (
        asText
      )}
    </section>
  );
}
