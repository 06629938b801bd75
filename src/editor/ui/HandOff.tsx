import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import Downloads from '../pictures/Downloads';
import {namedIn} from '../pictures/named';
import {textIn} from '../site';
import {proposalName, type Step, stepsFor} from '../store/handOff';
import {differences} from '../text/merge';
import BeforeHandOff from './BeforeHandOff';
import Copy from './Copy';
import {editorUrl, useEditor} from './context';
import OpenOnGitHub from './OpenOnGitHub';
import styles from './styles.module.css';

const MAIN = 'main';

/** What has changed in a file: old and new, side by side. */
function Changes({file, before, after}: {file: string; before: string; after: string}): ReactNode {
  const {home} = useEditor();
  return (
    <section className={styles.panel}>
      <h3>
        <Link to={editorUrl(home, file)}>{file}</Link>
      </h3>
      {differences(before, after).map((part) => (
        <div key={part.line} className={styles.change}>
          <div>
            <p className={styles.hint}>Before</p>
            <pre>{part.old.join('\n').trim() || '(nothing)'}</pre>
          </div>
          <div>
            <p className={styles.hint}>Now, from line {part.line}</p>
            <pre>{part.new.join('\n').trim() || '(nothing)'}</pre>
          </div>
        </div>
      ))}
    </section>
  );
}

/** What to do in GitHub's own page, with the words on its buttons. */
function whatToDo({kind, file}: Step): string[] {
  if (kind === 'upload') {
    return [
      'GitHub opens a page for uploads. Drag the pictures there, or use “choose your files”. Wait for all of them.',
    ];
  }
  if (kind === 'new') return [`GitHub opens a new file with the text in it. Its name, ${file}, is filled in.`];
  if (kind === 'paste-new') {
    return [`GitHub opens an empty file. Its name, ${file}, is filled in. Click into the empty box and paste.`];
  }
  return [
    'GitHub opens the file. Click into its text, select all of it (Ctrl+A, on a Mac Command+A; on a phone, hold a finger on the text and choose “Select all”) and paste.',
  ];
}

function StepItem({
  step,
  branch,
  begins,
  name,
  pictures,
}: {
  step: Step;
  /** The branch that the file goes to, unless it begins one. */
  branch: string;
  /** Whether the proposal begins with this step. */
  begins: boolean;
  /** The name that the proposal needs; without one, GitHub’s own will do. */
  name?: string;
  pictures: string[];
}): ReactNode {
  return (
    <li className={styles.panel}>
      <h3>{step.file}</h3>
      <ol>
        {step.kind === 'upload' && <Downloads files={pictures} />}
        <li>
          <OpenOnGitHub step={step} />
        </li>
        {whatToDo(step).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {step.kind !== 'upload' && <li>Choose “Commit changes…”.</li>}
        {begins ? (
          <li>
            Choose “Create a new branch for this commit and start a pull request”
            {name ? (
              <>
                , and write this name for it: <code>{name}</code> <Copy text={name} label="Copy the name" />
              </>
            ) : (
              '.'
            )}{' '}
            Then choose “Propose changes” and, on the next page, “Create pull request”.
          </li>
        ) : (
          <li>Leave “Commit directly to the {branch} branch” chosen, and choose “Commit changes”.</li>
        )}
      </ol>
    </li>
  );
}

/** Shows what has changed and leads it to GitHub, one file at a time. */
export default function HandOff(): ReactNode {
  const {site, drafts, pictures, engine, home} = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  const [all, setAll] = useState(() => drafts.list());
  useEffect(() => title.current?.focus(), []);
  const beforeOf = (file: string, base: string | undefined) => base ?? textIn(site, file) ?? '';

  const proposal = useMemo(
    () =>
      site.branch === MAIN
        ? proposalName(
            all.map(({file}) => file),
            new Date(),
          )
        : undefined,
    [site.branch, all],
  );
  const {repository, branch} = site;
  const named = namedIn(
    pictures.drafts.map(({file}) => file),
    all.map(({text}) => text),
  );
  const steps = repository
    ? stepsFor(
        all.map(({file, text, base}) => ({file, text, isNew: base === undefined})),
        {repository, branch, proposal, pictures: named.length > 0},
      )
    : [];

  const done = () => {
    if (!confirm('Throw away these drafts? Do this once GitHub has them all.')) return;
    for (const {file} of all) {
      drafts.drop(file);
      engine.put(file, undefined);
    }
    pictures.drop(named);
    setAll([]);
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
      {all.length === 0 && <p>Nothing is left to hand over.</p>}
      {all.length > 0 && (
        <>
          <BeforeHandOff drafts={all} />
          <h2>What you have changed</h2>
          {all.map(({file, text, base}) => (
            <Changes key={file} file={file} before={beforeOf(file, base)} after={text} />
          ))}
          <h2>{steps.length > 1 ? `In ${steps.length} steps to GitHub` : 'To GitHub'}</h2>
          {!repository && (
            <p className={styles.notice}>
              This build doesn’t know its repository on GitHub. Copy each text and hand it to whoever looks after the
              site.
            </p>
          )}
          {!repository && named.length > 0 && (
            <ul>
              <Downloads files={named} />
            </ul>
          )}
          {repository ? (
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <StepItem
                  key={step.file}
                  step={step}
                  branch={proposal ?? branch}
                  begins={index === 0 && proposal !== undefined}
                  name={steps.length > 1 ? proposal : undefined}
                  pictures={named}
                />
              ))}
            </ol>
          ) : (
            all.map(({file, text}) => (
              <p key={file}>
                {file} <Copy text={text} label={`Copy the text of ${file}`} />
              </p>
            ))
          )}
          <h2>What happens next</h2>
          <p>
            GitHub checks the proposal and builds a preview of the site, which takes a few minutes. The link to it
            stands in the pull request. Somebody reads it there and merges it, and the site is published.
          </p>
          <button type="button" onClick={done}>
            Everything is on GitHub: throw away the drafts
          </button>
        </>
      )}
    </div>
  );
}
