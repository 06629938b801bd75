/** A proposal as its pages will look, with what it changes marked: for whoever reads it, signed in or not. */
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import type {Engine} from '../engine/engine';
import {readChanged, readFiles} from '../github/repository';
import Frame, {dataUrl} from '../preview/Frame';
import {changedPlaces} from '../text/edits';
import {wordsFor} from './Bar';
import {Button, useEditor, usePublishing, View} from './context';
import look from './look.module.css';

/** Texts by their file; null where there is no such file. */
type Texts = Record<string, string | null>;

interface Loaded extends ReturnType<Engine['review']> {
  before: Texts;
  after: Texts;
  pictures: Record<string, string>;
}

/** One changed page, drawn as it will be. */
function ChangedPage({file, loaded}: {file: string; loaded: Loaded}): ReactNode {
  const {before, after, pages, records, pictures} = loaded;
  const changes = useMemo(() => changedPlaces(before[file] ?? '', after[file] ?? ''), [before, after, file]);
  if (after[file] === null) return <p>This page is deleted.</p>;
  if (!pages[file]) return <p className={look.notice}>This page can’t be shown until its problems are fixed.</p>;
  return <Frame page={pages[file]} records={records} pictures={pictures} changes={changes} />;
}

/** The lines of a text that another one doesn't have. */
const linesOf = (text: string, other: string): string =>
  changedPlaces(other, text)
    .map(({start, end}) => text.slice(start, end).trimEnd())
    .join('\n');

/** `name` is its number, or its branch, which its text on GitHub links to. */
export default function Proposal({name}: {name: string}): ReactNode {
  const {site, engine, address} = useEditor();
  const {publishing, followed, isSignedIn, waits, busy, failure} = usePublishing();
  const [loaded, setLoaded] = useState<Loaded>();
  const [shown, setShown] = useState<string>();
  const {pull} = followed ?? {};
  const head = pull && [String(pull.number), pull.head.ref].includes(name) ? pull.head.sha : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: again as somebody else.
  useEffect(() => void publishing.show(name), [publishing, name, isSignedIn]);
  useEffect(() => {
    if (!head) return;
    void publishing.run('Looking…', async (github) => {
      const {began, files} = await readChanged(github, site.branch, head);
      const isPicture = (file: string) => file.startsWith('pictures/');
      const texts = files.filter((file) => !isPicture(file));
      const before = (await readFiles(github, began, texts)) as Texts;
      const after = (await readFiles(github, head, texts)) as Texts;
      const pictures = await readFiles(github, head, files.filter(isPicture));
      const reviewed = await engine.run('review', {...after, ...pictures});
      const shown = Object.entries(pictures).flatMap(([file, bytes]) =>
        bytes instanceof Uint8Array ? [[`/${file}`, dataUrl(bytes)]] : [],
      );
      setLoaded({...reviewed, before, after, pictures: Object.fromEntries(shown)});
    });
  }, [publishing, engine, site, head]);

  if (!followed || !pull || !head || !loaded) {
    const words = busy ? 'Looking …' : failure ? 'This proposal can’t be shown' : 'Opening …';
    return (
      <View title={words} more={<a href={address('')}>All pages</a>}>
        <p>{failure}</p>
      </View>
    );
  }
  const {before, after, titles, problems} = loaded;
  const files = Object.keys(after);
  const pages = files.filter((file) => file.startsWith('pages/'));
  const file = shown ?? pages[0];
  return (
    <View title={`#${pull.number}: ${pull.title}`}>
      <p className={look.row}>
        {pull.user.login}. {wordsFor(followed, waits)}
        <a href={address('')}>All pages</a>
        <a href={pull.html_url}>On GitHub</a>
      </p>
      {problems.length > 0 && (
        <ul className={look.notice} aria-label="Problems">
          {problems.map(({key, file, line, message}) => (
            <li key={key}>
              <a href={address(file, {line})}>{titles[file] ?? file}</a>: {message}
            </li>
          ))}
        </ul>
      )}
      {followed.phase === 'red' && problems.length === 0 && (
        <p className={look.notice}>
          The check stopped for another reason. <a href={followed.report}>GitHub says why</a>.
        </p>
      )}
      <nav className={look.row} aria-label="Changed pages">
        {pages.map((one) => (
          <Button key={one} aria-pressed={one === file} onClick={() => setShown(one)}>
            {titles[one] ?? one}
          </Button>
        ))}
      </nav>
      {file && <ChangedPage key={file} file={file} loaded={loaded} />}
      {files
        .filter((one) => !pages.includes(one))
        .map((one) => (
          <section key={one} aria-label={titles[one] ?? one}>
            <h2>{titles[one] ?? one}</h2>
            <pre>
              <del>{linesOf(before[one] ?? '', after[one] ?? '')}</del>
              {'\n'}
              <ins>{linesOf(after[one] ?? '', before[one] ?? '')}</ins>
            </pre>
          </section>
        ))}
    </View>
  );
}
