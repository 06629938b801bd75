/** What others see of changes: a proposal, as its pages will look, and the history of a file. */
import Link from '@docusaurus/Link';
import type {Endpoints} from '@octokit/types';
import {type ReactNode, useEffect, useState} from 'react';
import type {EngineClient} from '../engine/client';
import type {GitHub} from '../github/api';
import {changedPlaces} from '../text/edits';
import {wordsFor} from './Bar';
import {Button, nameOf, useEditor, usePublishing, View} from './context';
import Frame, {dataUrl} from './Frame';
import look from './look.module.css';

/** The lines of a text that another one doesn't have. */
const linesOf = (text: string, other: string): string =>
  changedPlaces(other, text)
    .map(({start, end}) => text.slice(start, end).trim())
    .join('\n');

/** What a commit changes on its way to a branch, and the pages with it. */
async function readProposal(github: GitHub, engine: EngineClient, branch: string, head: string) {
  const began = await github.readParting(branch, head);
  const files = await github.readChanged(began, head);
  const [before, after] = [await github.readFiles(began, files), await github.readFiles(head, files)];
  const pictures = Object.entries(after).flatMap(([file, content]) =>
    content instanceof Uint8Array ? [[`/${file}`, dataUrl(content)]] : [],
  );
  const texts = files.filter((file) => !file.startsWith('pictures/')).sort();
  const changed = texts.map((file) => {
    const [from, to] = [before[file], after[file]].map((text) => String(text ?? ''));
    const isGone = after[file] === null;
    return {file, isGone, places: changedPlaces(from, to), old: linesOf(from, to), now: linesOf(to, from)};
  });
  return {...(await engine.run('review', after)), pictures: Object.fromEntries(pictures), changed};
}

/** `name` is its number, or its branch, which its text on GitHub links to. */
export default function Proposal({name}: {name: string}): ReactNode {
  const {site, engine, address} = useEditor();
  const {publishing, followed, isSignedIn, waits, failure} = usePublishing();
  const [read, setRead] = useState<Awaited<ReturnType<typeof readProposal>>>();
  const [chosen, setChosen] = useState<string>();
  const {pull} = followed ?? {};
  const head = pull && [String(pull.number), pull.head.ref].includes(name) ? pull.head.sha : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: again as somebody else.
  useEffect(() => void publishing.show(name), [publishing, name, isSignedIn]);
  useEffect(() => {
    if (!head) return;
    void publishing.run('Looking…', async (github) => setRead(await readProposal(github, engine, site.branch, head)));
  }, [publishing, engine, site, head]);

  const home = (
    <Link key="home" to={address('')}>
      All pages
    </Link>
  );
  if (!followed || !pull || !head || !read) {
    return (
      <View title={failure ? 'This proposal can’t be shown' : 'Opening …'} more={home}>
        <p>{failure}</p>
      </View>
    );
  }
  const {changed, pages, records, pictures, titles, problems} = read;
  const shown = changed.find(({file}) => file === chosen) ?? changed[0];
  const draw = ({file, isGone, places, old, now}: typeof shown): ReactNode => {
    if (pages[file])
      return <Frame key={file} page={pages[file]} records={records} pictures={pictures} changes={places} />;
    if (isGone) return <p>This is deleted.</p>;
    if (file.startsWith('pages/')) return <p>This page can’t be shown until its problems are fixed.</p>;
    return (
      <pre>
        <del>{old}</del>
        {'\n'}
        <ins>{now}</ins>
      </pre>
    );
  };
  return (
    <View
      title={`#${pull.number}: ${pull.title}`}
      more={[
        home,
        <a key="" href={pull.html_url}>
          On GitHub
        </a>,
      ]}
    >
      <p>
        {pull.user.login}. {wordsFor(followed, waits)}
      </p>
      {problems.length > 0 && (
        <ul className={look.notice} aria-label="Problems">
          {problems.map(({key, file, line, message}) => (
            <li key={key}>
              <Link to={address(file, {line})}>{titles[file] ?? nameOf(site, file)}</Link>: {message}
            </li>
          ))}
        </ul>
      )}
      {followed.phase === 'red' && problems.length === 0 && (
        <p className={look.notice}>
          The check stopped for another reason. <a href={followed.report}>GitHub says why</a>.
        </p>
      )}
      <nav className={look.row} aria-label="What is changed">
        {changed.map(({file}) => (
          <Button key={file} aria-pressed={file === shown.file} onClick={() => setChosen(file)}>
            {titles[file] ?? nameOf(site, file)}
          </Button>
        ))}
      </nav>
      {shown && draw(shown)}
    </View>
  );
}

/** What was published of a file, with dates and names, and the way back to it. */
export function History({file}: {file: string}): ReactNode {
  const {site, workspace, publishing, open, address, announce} = useEditor();
  const [commits, setCommits] = useState<Endpoints['GET /repos/{owner}/{repo}/commits']['response']['data']>([]);
  const title = nameOf(site, file);

  useEffect(() => {
    const query = {sha: site.branch, path: file, per_page: 50};
    void publishing.run('Looking…', async (github) =>
      setCommits(await github.rest('GET /repos/{owner}/{repo}/commits', query)),
    );
  }, [publishing, site, file]);

  const bringBack = (sha: string, date: string) =>
    publishing.run('Looking…', async (github) => {
      const files = await github.readFiles(sha, [file]);
      workspace.apply({label: 'Bring back', files});
      open(files[file] === null ? '' : file);
      announce(`${title} is as it was on ${date}. Propose it, or choose Undo.`);
    });

  const rows = commits.map(({sha, commit: {message, author, committer}}, index) => {
    const date = new Date(committer?.date ?? '').toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'short'});
    return (
      <li key={sha}>
        <div>
          <b>{message.split('\n')[0]}</b>
          <span className={look.hint}>
            {date}, {author?.name}
          </span>
        </div>
        {index > 0 && (
          <Button aria-label={`Bring back the version of ${date}`} onClick={() => void bringBack(sha, date)}>
            Bring back
          </Button>
        )}
      </li>
    );
  });
  return (
    <View title={`History of ${title}`} more={<Link to={address(file)}>Back to {title}</Link>}>
      <ol role="list">{rows}</ol>
    </View>
  );
}
