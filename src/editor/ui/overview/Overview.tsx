import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Silk from '@site/src/components/Silk';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {FileSummary} from '../../engine/results';
import {useEditor} from '../shared/context';
import Header from '../shared/Header';
import shared from '../shared/styles.module.css';
import DraftList from './DraftList';
import FileList from './FileList';
import New from './New';
import PictureList from './PictureList';
import styles from './styles.module.css';

interface Props {
  /** The template to begin with, from the address. */
  template: string | null;
}

/** Everything that can be edited. */
export default function Overview({template}: Props): ReactNode {
  const {engine, site} = useEditor();
  // Loaded, not routed: the site's pages have a stricter policy.
  const visitors = useBaseUrl('/');
  const [files, setFiles] = useState<FileSummary[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [version, setVersion] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!template) title.current?.focus();
  }, [template]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that is gone changes what is listed.
  useEffect(() => {
    let isCurrent = true;
    engine.run('overview').then(
      (found) => isCurrent && setFiles(found),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, version]);

  const reload = () => {
    setVersion(version + 1);
    // The button that had the focus is gone.
    title.current?.focus();
  };

  return (
    <div className={styles.overview}>
      <Header
        title="Edit the site"
        titleRef={title}
        tile={
          <span className={shared.tile}>
            <Silk name="home" />
          </span>
        }
        link={
          <Link to={`pathname://${visitors}`} target="_self" className={shared.plainLink}>
            See the site
          </Link>
        }
      />
      <p className={styles.lead}>
        Choose what to change. You see the page while you write, and{' '}
        {site.canSave
          ? 'Save writes it to the files on this computer.'
          : 'nothing is published until you have handed it to GitHub and somebody has read it there.'}
      </p>
      <New first={template} />
      <DraftList files={files} onChange={reload} />
      {hasFailed && (
        <p className={shared.notice} role="alert">
          The files can’t be listed: one of your drafts takes too long to check. Throw it away, or make it shorter.
        </p>
      )}
      <div className={styles.lists}>
        <FileList title="Pages" files={files.filter(({file}) => file.startsWith('pages/'))} />
        <FileList title="Records" files={files.filter(({file}) => file.startsWith('records/'))} />
      </div>
      <PictureList />
    </div>
  );
}
