import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import type {SiteData} from '../../site';
import {browserStorage, Drafts} from '../../store/drafts';
import FileEditor from '../file/FileEditor';
import {readFrom} from '../file/start';
import HandOff from '../handOff/HandOff';
import Overview from '../overview/Overview';
import {type PublishedPictures, usePictures} from '../pictures/usePictures';
import {Editor} from '../shared/context';
import EngineLost from './EngineLost';
import NotKept from './NotKept';
import styles from './styles.module.css';
import {useEngine} from './useEngine';

interface Props {
  site: SiteData;
  /** The pictures that the build made. */
  published: PublishedPictures;
}

/** The editor: the list of files, one of them, or the way to GitHub. */
export default function App({site: embedded, published}: Props): ReactNode {
  const [site, setSite] = useState(embedded);
  const drafts = useMemo(() => new Drafts(browserStorage(), embedded), [embedded]);
  const pictures = usePictures(embedded, published);
  const {engine, isLost} = useEngine(embedded, drafts, pictures);
  const home = useBaseUrl('/editor');
  const query = new URLSearchParams(useLocation().search);
  const file = query.get('file');

  // npm start embeds files again that were changed outside the editor.
  useEffect(() => setSite(embedded), [embedded]);

  if (!engine || !pictures) return <main className={styles.editor}>Opening …</main>;
  const markSaved = (name: string, text: string) =>
    setSite((before) => ({...before, texts: {...before.texts, [name]: text}}));
  return (
    <Editor.Provider value={{site, engine, drafts, pictures, home, markSaved}}>
      <main className={styles.editor} aria-label="Editor">
        <NotKept />
        {isLost && <EngineLost retry={() => engine.retry()} />}
        {query.has('github') ? (
          <HandOff />
        ) : file ? (
          <FileEditor
            key={file}
            file={file}
            line={Number(query.get('line')) || undefined}
            words={query.get('words') ?? undefined}
            from={readFrom(query.get('from'))}
          />
        ) : (
          <Overview template={query.get('new')} />
        )}
      </main>
    </Editor.Provider>
  );
}
