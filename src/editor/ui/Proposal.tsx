/** A proposal as its pages will look, with what it changes marked: for whoever reads it, signed in or not. */
import {type ReactNode, useEffect, useId, useMemo, useRef, useState} from 'react';
import type {Reviewed} from '../engine/results';
import {keptKey} from '../github/account';
import {GitHub} from '../github/client';
import {readBytes, readFiles} from '../github/commit';
import {Failure} from '../github/errors';
import {listProposals, type Proposal as ProposalData, readChanged, readProposal} from '../github/proposals';
import Frame from '../preview/Frame';
import {changedPlaces} from '../text/edits';
import {wordsFor} from './Bar';
import {useEditor, usePublishing} from './context';
import look from './look.module.css';
import styles from './shell.module.css';

interface Loaded {
  proposal: ProposalData;
  /** Texts before and after; null where there is no such file. */
  before: Record<string, string | null>;
  after: Record<string, string | null>;
  pictures: Record<string, Uint8Array<ArrayBuffer>>;
}

/** Everything that a proposal changes. `name` is its number, or its branch, which its text on GitHub links to. */
async function load(github: GitHub, name: string, branch: string): Promise<Loaded> {
  const [found] = /^\d+$/.test(name) ? [] : await listProposals(github, name);
  const proposal = found ?? (await readProposal(github, Number(name)));
  const {began, files} = await readChanged(github, branch, proposal.head);
  const [before, after] = await Promise.all([began, proposal.head].map((commit) => readFiles(github, commit, files)));
  const texts = (all: typeof before) =>
    Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string | null] => !entry[0].startsWith('pictures/')),
    );
  const pictures: Loaded['pictures'] = {};
  for (const [file, one] of Object.entries(after)) {
    if (one !== null && typeof one !== 'string') pictures[`/${file}`] = await readBytes(github, one.oid);
  }
  return {proposal, before: texts(before), after: texts(after), pictures};
}

/** One changed page, drawn as it will be. */
function ChangedPage({file, loaded, reviewed}: {file: string; loaded: Loaded; reviewed: Reviewed}): ReactNode {
  const {before, after, pictures} = loaded;
  const changes = useMemo(() => changedPlaces(before[file] ?? '', after[file] ?? ''), [before, after, file]);
  const page = reviewed.pages[file];
  if (after[file] === null) return <p>This page is deleted.</p>;
  if (!page) return <p className={look.notice}>This page can’t be shown until its problems are fixed.</p>;
  return <Frame page={page} records={reviewed.records} pictures={pictures} changes={changes} />;
}

/** The lines of a file that differ, old and new. */
function ChangedLines({before, after}: {before: string; after: string}): ReactNode {
  const lines = (text: string, places: {start: number; end: number}[]) =>
    places.map(({start, end}) => text.slice(start, end).trimEnd()).filter(Boolean);
  return (
    <pre>
      {lines(before, changedPlaces(after, before)).map((line) => (
        <del key={line}>{`${line}\n`}</del>
      ))}
      {lines(after, changedPlaces(before, after)).map((line) => (
        <ins key={line}>{`${line}\n`}</ins>
      ))}
    </pre>
  );
}

export default function Proposal({name}: {name: string}): ReactNode {
  const {site, engine, address} = useEditor();
  const {publishing, followed, isSignedIn, waits} = usePublishing();
  const [loaded, setLoaded] = useState<Loaded>();
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [failure, setFailure] = useState<string>();
  const [shown, setShown] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const {repository, branch} = site;
  const head = followed && String(followed.number) === name ? followed.head : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when there is more in it.
  useEffect(() => {
    if (!repository) return setFailure('This build doesn’t know its repository on GitHub.');
    let isCurrent = true;
    const look = async () => {
      try {
        const found = await load(new GitHub(repository, keptKey(repository)), name, branch);
        const answer = await engine.run('review', found.after);
        if (!isCurrent) return;
        setLoaded(found);
        setReviewed(answer);
        heading.current?.focus({preventScroll: true});
        if (found.proposal.number !== publishing.state.followed?.number) await publishing.show(found.proposal.number);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (isCurrent) setFailure(error.message);
      }
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [name, head, isSignedIn]);

  if (failure) {
    return (
      <div className={styles.overview}>
        <p role="alert" className={look.notice}>
          {failure}
        </p>
        <a href={address('')}>All pages</a>
      </div>
    );
  }
  if (!loaded || !reviewed) return <p className={styles.overview}>Looking …</p>;
  const {proposal, before, after} = loaded;
  const files = Object.keys(after);
  const pages = files.filter((file) => file.startsWith('pages/'));
  const file = shown ?? pages[0];
  const current = followed?.number === proposal.number ? followed : undefined;
  return (
    <div className={styles.proposal}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          #{proposal.number}: {proposal.title}
        </h1>
        <span className={look.hint}>
          {proposal.login}. {current && wordsFor(current, waits)}
        </span>
        <a href={address('')}>All pages</a>
        <a href={proposal.address}>On GitHub</a>
      </header>
      {reviewed.problems.length > 0 && (
        <section className={look.notice} aria-labelledby={id}>
          <h2 id={id}>Problems</h2>
          <ul aria-labelledby={id}>
            {reviewed.problems.map((problem) => (
              <li key={problem.key}>
                <a href={address(problem.file, {line: problem.line})}>{site.titles[problem.file] ?? problem.file}</a>:{' '}
                {problem.message}
              </li>
            ))}
          </ul>
        </section>
      )}
      {current?.phase === 'red' && reviewed.problems.length === 0 && (
        <p className={look.notice}>
          The check stopped for another reason. <a href={current.report}>GitHub says why</a>.
        </p>
      )}
      <nav className={look.row} aria-label="Changed pages">
        {pages.map((one) => (
          <button key={one} type="button" aria-pressed={one === file} onClick={() => setShown(one)}>
            {reviewed.titles[one] ?? one}
          </button>
        ))}
      </nav>
      {file && <ChangedPage key={file} file={file} loaded={loaded} reviewed={reviewed} />}
      {files
        .filter((one) => !pages.includes(one))
        .map((one) => (
          <section key={one} aria-label={reviewed.titles[one] ?? one}>
            <h2>{reviewed.titles[one] ?? one}</h2>
            <ChangedLines before={before[one] ?? ''} after={after[one] ?? ''} />
          </section>
        ))}
    </div>
  );
}
