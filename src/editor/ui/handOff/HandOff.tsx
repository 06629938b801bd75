import {type ReactNode, useEffect, useRef, useState} from 'react';
import {useEditor} from '../shared/context';
import Header from '../shared/Header';
import HomeLink from '../shared/HomeLink';
import {useAnswer} from '../shared/useAnswer';
import {titlesIn} from '../shared/useTitles';
import BeforeHandOff from './BeforeHandOff';
import Changes from './Changes';
import Steps from './Steps';
import styles from './styles.module.css';
import {useMergedDrafts} from './useMergedDrafts';

/** Shows what has changed and leads it to GitHub. */
export default function HandOff(): ReactNode {
  const {site, drafts, pictures, engine} = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  const merged = useMergedDrafts();
  const files = useAnswer(() => merged && engine.run('overview'), [engine, merged]) ?? [];
  const [isDone, setDone] = useState(false);
  useEffect(() => title.current?.focus(), []);

  const titleOf = titlesIn(site, files);
  const ready = isDone ? [] : (merged?.filter(({state}) => state === 'ready' || state === 'merged') ?? []);
  const isEmpty = merged && !merged.some(({state}) => state === 'conflict' || state === 'gone') && ready.length === 0;

  const finish = (handedPictures: string[]) => {
    if (!confirm('Throw away these drafts? Do this once GitHub has them all.')) return;
    for (const {file} of ready) {
      drafts.drop(file);
      engine.put(file, undefined);
    }
    pictures.drop(handedPictures);
    setDone(true);
    // The button that had the focus is gone.
    title.current?.focus();
  };

  return (
    <div className={styles.reading}>
      <Header title="Continue on GitHub" titleRef={title} link={<HomeLink />} />
      {!merged && <p role="status">Looking for changes on GitHub …</p>}
      {merged && !isDone && (
        <BeforeHandOff drafts={merged} problems={files.flatMap(({problems}) => problems)} titleOf={titleOf} />
      )}
      {isEmpty && <p>Nothing is left to hand over.</p>}
      {ready.length > 0 && (
        <>
          <h2>What you have changed</h2>
          {ready.map((draft) => (
            <Changes key={draft.file} draft={draft} title={titleOf(draft.file)} />
          ))}
          <Steps key={ready.map(({file}) => file).join(' ')} ready={ready} titleOf={titleOf} finish={finish} />
        </>
      )}
    </div>
  );
}
