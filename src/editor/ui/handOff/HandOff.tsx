import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {whenAnswered} from '../../engine/client';
import type {FileSummary} from '../../engine/engine';
import {namedIn} from '../../text/pictures/named';
import Downloads from '../pictures/Downloads';
import Copy from '../shared/Copy';
import {useEditor} from '../shared/context';
import styles from '../styles.module.css';
import BeforeHandOff from './BeforeHandOff';
import Changes from './Changes';
import StepItem from './StepItem';
import {type Standing, useStanding} from './useMergedDrafts';
import {useSteps} from './useSteps';

interface WayProps {
  ready: Standing[];
  titleOf: (file: string) => string;
  /** Hears that all of it was handed over. */
  done: (pictures: string[]) => void;
}

/** The steps to GitHub, one file at a time, and what comes after them. */
function WayToGitHub({ready, titleOf, done}: WayProps): ReactNode {
  const {site, pictures} = useEditor();
  const named = namedIn(
    pictures.drafts.map(({file}) => file),
    ready.map(({text}) => text),
  );
  const {steps, proposal} = useSteps(ready, named);
  return (
    <>
      <h2>{steps.length > 1 ? `In ${steps.length} steps to GitHub` : 'To GitHub'}</h2>
      {site.repository ? (
        <ol className={styles.steps}>
          {steps.map(({step, ...state}) => (
            <StepItem
              key={step.file}
              step={step}
              title={step.kind === 'upload' ? 'Pictures' : titleOf(step.file)}
              branch={proposal}
              pictures={named}
              {...state}
            />
          ))}
        </ol>
      ) : (
        <>
          <p className={styles.notice}>
            This build doesn’t know its repository on GitHub. Copy each text and hand it to whoever looks after the
            site.
          </p>
          {named.length > 0 && (
            <ul>
              <Downloads files={named} />
            </ul>
          )}
          {ready.map(({file, text}) => (
            <p key={file}>
              {titleOf(file)} <Copy text={text} label={`Copy the text of ${file}`} />
            </p>
          ))}
        </>
      )}
      <h2>What happens next</h2>
      <p>
        GitHub checks the proposal and builds a preview of the site, which takes a few minutes. The link to it stands in
        the pull request. Somebody reads it there and merges it, and the site is published.
      </p>
      <button type="button" onClick={() => done(named)}>
        Everything is on GitHub: throw away the drafts
      </button>
    </>
  );
}

/** Shows what has changed and leads it to GitHub. */
export default function HandOff(): ReactNode {
  const {drafts, pictures, engine, home} = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  const standing = useStanding();
  const [files, setFiles] = useState<FileSummary[]>([]);
  const [isHanded, setHanded] = useState(false);
  useEffect(() => title.current?.focus(), []);

  useEffect(() => {
    if (!standing) return undefined;
    let current = true;
    whenAnswered(engine.run('overview'), (found) => current && setFiles(found));
    return () => {
      current = false;
    };
  }, [engine, standing]);

  const titleOf = (name: string) => files.find(({file}) => file === name)?.title ?? name;
  const ready = isHanded ? [] : (standing?.filter(({state}) => state === 'ready' || state === 'joined') ?? []);
  const isEmpty = standing && !standing.some(({state}) => state === 'meets') && ready.length === 0;

  const done = (named: string[]) => {
    if (!confirm('Throw away these drafts? Do this once GitHub has them all.')) return;
    for (const {file} of ready) {
      drafts.drop(file);
      engine.put(file, undefined);
    }
    pictures.drop(named);
    setHanded(true);
    // The button that had the focus is gone.
    title.current?.focus();
  };

  return (
    <div className={styles.reading}>
      <header className={styles.top}>
        <h1 tabIndex={-1} ref={title}>
          Continue on GitHub
        </h1>
        <div className={styles.actions}>
          <Link to={home} className={styles.plainLink}>
            All files
          </Link>
        </div>
      </header>
      {!standing && <p role="status">Looking for changes on GitHub …</p>}
      {standing && !isHanded && (
        <BeforeHandOff standing={standing} problems={files.flatMap((one) => one.problems)} titleOf={titleOf} />
      )}
      {isEmpty && <p>Nothing is left to hand over.</p>}
      {ready.length > 0 && (
        <>
          <h2>What you have changed</h2>
          {ready.map(({file, text, base = '', state}) => (
            <Changes
              key={file}
              file={file}
              title={titleOf(file)}
              before={base}
              after={text}
              joined={state === 'joined'}
            />
          ))}
          <WayToGitHub key={ready.map(({file}) => file).join(' ')} ready={ready} titleOf={titleOf} done={done} />
        </>
      )}
    </div>
  );
}
