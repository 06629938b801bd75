import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState} from 'react';
import {textIn} from '../../site';
import type {Draft} from '../../store/drafts';
import {type Upstream as Answer, askUpstream, knownText} from '../../store/upstream';
import {useEditor} from '../shared/context';
import {useOnline} from '../shared/useOnline';

interface Upstream {
  /** The newest version that is known; undefined for a new file. */
  upstream: string | undefined;
  setUpstream: (text: string) => void;
  /** Whether a newer build of the site is published than the one that is open. */
  isOutdated: boolean;
  /** Whether GitHub no longer has the file. */
  isGone: boolean;
}

/** How a file stands outside this browser. `onNewest` is called with the text that GitHub has. */
export function useUpstream(file: string, draft: Draft | undefined, onNewest: (text: string) => void): Upstream {
  const {site} = useEditor();
  const embedded = textIn(site, file);
  const commitUrl = useBaseUrl('/commit.txt');
  const online = useOnline();
  const [upstream, setUpstream] = useState(draft ? draft.base : embedded);
  const [kind, setKind] = useState<Answer['kind']>();
  const hasAnswered = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the connection comes back.
  useEffect(() => {
    // A file that isn't in the build is new, and npm start compares when it saves.
    if (embedded === undefined || site.canSave) {
      setUpstream(knownText(draft, embedded, site.commit));
      return undefined;
    }
    let isCurrent = true;
    void askUpstream(site, file, commitUrl).then((answer) => {
      if (!isCurrent) return;
      setKind(answer.kind);
      if (answer.kind === 'github') {
        hasAnswered.current = true;
        setUpstream(answer.text);
        onNewest(answer.text);
      } else if (!hasAnswered.current) setUpstream(knownText(draft, embedded, site.commit));
    });
    return () => {
      isCurrent = false;
    };
  }, [file, site, embedded, draft, commitUrl, online, onNewest]);

  return {upstream, setUpstream, isOutdated: kind === 'outdated', isGone: kind === 'gone'};
}
