/** The drafts as they can be handed over: each brought together with the newest version of its file. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {textIn} from '../../site';
import type {Draft} from '../../store/drafts';
import {askUpstream, knownText, type Upstream} from '../../store/upstream';
import {merge, resolve} from '../../text/merge';
import {useEditor} from '../shared/context';
import {useOnline} from '../shared/useOnline';

export interface Standing extends Draft {
  file: string;
  /**
   * `joined`: the file has changed since the draft began, and now the draft has that, too. `meets`: somebody has to
   * choose first. `arrived`: the file is what the draft wanted it to be.
   */
  state: 'ready' | 'joined' | 'meets' | 'arrived';
  /** How the newest version is known; undefined for a file that the build doesn't know. */
  kind?: Upstream['kind'];
}

/** Undefined until all that can be known is there. */
export function useStanding(): Standing[] | undefined {
  const {site, engine, drafts} = useEditor();
  const commitUrl = useBaseUrl('/commit.txt');
  const online = useOnline();
  const [standing, setStanding] = useState<Standing[]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with a connection that comes back.
  useEffect(() => {
    let current = true;
    const ask = async (file: string) => {
      const embedded = textIn(site, file);
      const upstream = embedded === undefined ? undefined : await askUpstream(site, file, commitUrl);
      return {file, embedded, upstream};
    };
    /** Whatever another tab wrote while GitHub was asked counts. */
    const stand = ({file, embedded, upstream}: Awaited<ReturnType<typeof ask>>): Standing[] => {
      const draft = drafts.get(file);
      if (!draft) return [];
      const {text, base, other} = draft;
      const kind = upstream?.kind;
      const newest = upstream?.kind === 'github' ? upstream.text : knownText(draft, embedded, site.commit);
      const is = (state: Standing['state'], changes?: Partial<Draft>) => [{file, kind, ...draft, ...changes, state}];
      const arrive = () => {
        drafts.drop(file);
        engine.put(file, undefined);
        return is('arrived');
      };
      if (other) return is('meets');
      if (text === (newest ?? base)) return arrive();
      if (newest === undefined || newest === base) return is('ready');
      const merged = merge(text, base ?? '', newest);
      // A build that isn't the newest doesn't know what is: that is for a person to say.
      if (merged.conflicts.length > 0 || (kind !== 'github' && kind !== 'newest')) return is('meets');
      const joined = {text: resolve(merged), base: newest, commit: site.commit, changed: Date.now()};
      if (joined.text === newest) return arrive();
      drafts.put(file, joined);
      engine.put(file, joined.text);
      return is('joined', joined);
    };
    const files = drafts.list().map(({file}) => file);
    void Promise.all(files.map(ask)).then((answers) => current && setStanding(answers.flatMap(stand)));
    return () => {
      current = false;
    };
  }, [site, engine, drafts, commitUrl, online]);
  return standing;
}
