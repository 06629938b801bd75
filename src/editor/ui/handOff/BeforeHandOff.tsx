import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import {useEditor} from '../shared/context';
import Gone from '../shared/Gone';
import Outdated from '../shared/Outdated';
import shared from '../shared/styles.module.css';
import {useOnline} from '../shared/useOnline';
import Conflicts from './Conflicts';
import ProblemsLeft from './ProblemsLeft';
import type {MergedDraft} from './useMergedDrafts';

interface Props {
  drafts: MergedDraft[];
  problems: Diagnostic[];
  titleOf: (file: string) => string;
}

/** What has to be known before anything goes to GitHub: problems, and how the files stand there. */
export default function BeforeHandOff({drafts, problems, titleOf}: Props): ReactNode {
  const {site} = useEditor();
  const online = useOnline();
  const filesThat = (state: MergedDraft['state']) => drafts.filter((one) => one.state === state).map(({file}) => file);
  const published = filesThat('published').map(titleOf);
  const kinds = drafts.map(({kind}) => kind);
  const build = site.commit ? `commit ${site.commit.slice(0, 7)}, which this build shows` : 'this build was made';
  return (
    <>
      <ProblemsLeft problems={problems} />
      <Conflicts files={filesThat('conflict')} titleOf={titleOf} />
      <Gone files={filesThat('gone')} />
      {published.length > 0 && (
        <p className={shared.notice} role="status">
          Already on the site as you wrote it: {published.join(', ')}.
        </p>
      )}
      {!online && (
        <p className={shared.notice} role="status">
          You seem to be offline, so GitHub can’t be opened. Your drafts stay in this browser until you are back.
        </p>
      )}
      {kinds.includes('outdated') && <Outdated />}
      {site.repository && kinds.includes('unknown') && (
        <p className={shared.notice} role="status">
          The editor can’t read these files on GitHub, so it can’t tell whether somebody else has changed them since{' '}
          {build}. In the pull request, look under “Files changed”: if there are lines that you didn’t touch, your text
          undoes somebody else’s work.
        </p>
      )}
    </>
  );
}
