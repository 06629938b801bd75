import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {textIn} from '../../site';
import type {Draft} from '../../store/drafts';
import {askUpstream, knownText, type Upstream} from '../../store/upstream';
import {merge, resolve} from '../../text/merge';
import {useEditor} from '../shared/context';
import {useOnline} from '../shared/useOnline';

export interface MergedDraft extends Draft {
  file: string;
  /**
   * `merged`: the file has changed since the draft began, and the draft now has those changes, too. `conflict`:
   * somebody has to choose first. `published`: the file already says what the draft says. `gone`: GitHub no longer has
   * the file.
   */
  state: 'ready' | 'merged' | 'conflict' | 'published' | 'gone';
  /** How the newest version is known; undefined for a file that isn't in the build. */
  kind?: Upstream['kind'];
}

/** All drafts, each merged with the newest version of its file. Undefined until these versions are known. */
export function useMergedDrafts(): MergedDraft[] | undefined {
  const {site, engine, drafts} = useEditor();
  const commitUrl = useBaseUrl('/commit.txt');
  const online = useOnline();
  const [merged, setMerged] = useState<MergedDraft[]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the connection comes back.
  useEffect(() => {
    let isCurrent = true;
    const ask = async (file: string) => {
      const embedded = textIn(site, file);
      const upstream = embedded === undefined ? undefined : await askUpstream(site, file, commitUrl);
      return {file, embedded, upstream};
    };
    /** The draft is read only now: another tab may have written while GitHub was asked. */
    const mergeDraft = ({file, embedded, upstream}: Awaited<ReturnType<typeof ask>>): MergedDraft[] => {
      const draft = drafts.get(file);
      if (!draft) return [];
      const {text, base, other} = draft;
      const kind = upstream?.kind;
      const newest = upstream?.kind === 'github' ? upstream.text : knownText(draft, embedded, site.commit);
      const as = (state: MergedDraft['state'], changes?: Partial<Draft>) => [{file, kind, ...draft, ...changes, state}];
      const finish = () => {
        drafts.drop(file);
        engine.put(file, undefined);
        return as('published');
      };
      if (kind === 'gone') return as('gone');
      if (other) return as('conflict');
      if (text === (newest ?? base)) return finish();
      if (newest === undefined || newest === base) return as('ready');
      const result = merge(text, base ?? '', newest);
      // A build that may be outdated doesn't know the newest version: that is for a person to say.
      if (result.conflicts.length > 0 || (kind !== 'github' && kind !== 'newest')) return as('conflict');
      const next = {text: resolve(result), base: newest, commit: site.commit, changed: Date.now()};
      if (next.text === newest) return finish();
      drafts.put(file, next);
      engine.put(file, next.text);
      return as('merged', next);
    };
    const files = drafts.list().map(({file}) => file);
    void Promise.all(files.map(ask)).then((answers) => isCurrent && setMerged(answers.flatMap(mergeDraft)));
    return () => {
      isCurrent = false;
    };
  }, [site, engine, drafts, commitUrl, online]);
  return merged;
}
