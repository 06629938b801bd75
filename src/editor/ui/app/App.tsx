import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useLayoutEffect, useMemo, useState} from 'react';
import {EngineClient} from '../../engine/client';
import {type SiteData, textIn} from '../../site';
import {browserStorage, Drafts} from '../../store/drafts';
import FileEditor from '../file/FileEditor';
import HandOff from '../handOff/HandOff';
import Overview from '../overview/Overview';
import {type PublishedPictures, usePictures} from '../pictures/usePictures';
import {Editor} from '../shared/context';
import styles from '../styles.module.css';

const startWorker = () => new Worker(new URL('../../engine/worker.ts', import.meta.url));

/** The editor: the list of files, one of them, or the way to GitHub. */
export default function App({site: embedded, published}: {site: SiteData; published: PublishedPictures}): ReactNode {
  const [site, setSite] = useState(embedded);
  const [engine, setEngine] = useState<EngineClient>();
  const [isLost, setLost] = useState(false);
  const drafts = useMemo(() => new Drafts(browserStorage(), embedded), [embedded]);
  const pictures = usePictures(embedded, published);
  const home = useBaseUrl('/editor');
  const history = useHistory();
  const query = new URLSearchParams(useLocation().search);
  const file = query.get('file');

  // npm start tells of files that were changed elsewhere.
  useEffect(() => setSite(embedded), [embedded]);

  useEffect(() => {
    const client = new EngineClient(embedded, startWorker, setLost);
    for (const {file: name, text} of drafts.list()) {
      // What was handed over has been published: the draft has done its work.
      if (text === textIn(embedded, name)) drafts.finish(name);
      else client.put(name, text);
    }
    setEngine(client);
    const retry = () => client.retry();
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      client.stop();
    };
  }, [embedded, drafts]);

  // Before anything asks the engine about them.
  useLayoutEffect(() => {
    engine?.putPictures(Object.fromEntries(pictures?.drafts.map(({file, facts}) => [file, facts]) ?? []));
  }, [engine, pictures?.drafts]);

  if (!engine || !pictures) return <main className={styles.editor}>Opening …</main>;
  const saved = (name: string, text: string) =>
    setSite((before) => ({...before, texts: {...before.texts, [name]: text}}));
  const open = (address: string) => history.push(address);
  return (
    <Editor.Provider value={{site, engine, drafts, pictures, home, saved}}>
      <main className={styles.editor} aria-label="Editor">
        {isLost && (
          <div className={styles.notice} role="alert">
            <p>
              The check and the preview could not be loaded. They start by themselves once there is a connection. What
              you write is kept in this browser.
            </p>
            <button type="button" onClick={() => engine.retry()}>
              Try again
            </button>
          </div>
        )}
        {query.has('github') ? (
          <HandOff />
        ) : file ? (
          <FileEditor
            key={file}
            file={file}
            line={Number(query.get('line')) || undefined}
            words={query.get('words') ?? undefined}
          />
        ) : (
          <Overview open={open} template={query.get('new')} />
        )}
      </main>
    </Editor.Provider>
  );
}
