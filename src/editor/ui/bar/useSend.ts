/** Sends the changes: stops if something in them may not be sent, or else saves or proposes them. */
import {useState} from 'react';
import {useEditor} from '../context';
import {useChange} from '../shared/useEngine';

/** "Change About, Contact, and 3 more". `titles`: those of the changed texts; pictures and documents have none. */
export function titleOfProposal(titles: string[]): string {
  const names = titles.length > 3 ? [...titles.slice(0, 2), `${titles.length - 2} more`] : titles;
  return `Change ${new Intl.ListFormat('en').format(names) || 'pictures and documents'}`;
}

/** `askForKey` is called if somebody has to sign in first. `refusal` says why the present changes can't be sent. */
export function useSend(askForKey: () => void) {
  const {site, engine, workspace, publishing, goTo} = useEditor();
  const change = useChange();
  const [refused, setRefused] = useState<{words: string; version: number}>();

  const send = async () => {
    // The engine checks all texts once more: what takes it too long isn't sent.
    const ask = () => engine.run('beforeSending', workspace.changedTexts);
    const sending = await change({label: 'Send', ask});
    if (!sending) return;
    const {titles, blocking} = sending;
    if (blocking) {
      goTo({kind: 'file', file: blocking.file, line: blocking.line});
      setRefused({words: blocking.sentence, version: workspace.version});
      return;
    }
    if (site.canSave) return publishing.save();
    if (!publishing.state.isSignedIn) return askForKey();
    await publishing.propose(titleOfProposal(titles));
  };
  const isStillRefused = refused?.version === workspace.version;
  return {send, refusal: isStillRefused ? refused.words : undefined};
}
