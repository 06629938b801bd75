import type {ReactNode} from 'react';
import {namedIn} from '../../text/pictures/named';
import {useEditor} from '../shared/context';
import BranchForm from './BranchForm';
import ProposalNote from './ProposalNote';
import StepItem from './StepItem';
import styles from './styles.module.css';
import type {MergedDraft} from './useMergedDrafts';
import {useSteps} from './useSteps';
import WithoutRepository from './WithoutRepository';

interface Props {
  ready: MergedDraft[];
  titleOf: (file: string) => string;
  /** Called with the pictures when everything was handed over. */
  finish: (pictures: string[]) => void;
}

/** The steps to GitHub, one file at a time, and what comes after them. */
export default function Steps({ready, titleOf, finish}: Props): ReactNode {
  const {site, pictures} = useEditor();
  const named = namedIn(
    pictures.drafts.map(({file}) => file),
    ready.map(({text}) => text),
  );
  const {steps, proposal} = useSteps(ready, named);
  const mustAsk = steps.some(({place}) => place === 'waits');
  return (
    <>
      <h2>{steps.length > 1 ? `In ${steps.length} steps to GitHub` : 'To GitHub'}</h2>
      {site.repository ? (
        <>
          {!proposal.begun && <ProposalNote state={proposal} />}
          <ol className={styles.steps}>
            {!proposal.mustWait &&
              steps.map((step) => (
                <StepItem
                  key={step.file}
                  step={step}
                  title={step.kind === 'upload' ? 'Pictures' : titleOf(step.file)}
                  pictures={named}
                >
                  {step.file === proposal.begun && (
                    <ProposalNote state={proposal}>{mustAsk && <BranchForm choose={proposal.choose} />}</ProposalNote>
                  )}
                </StepItem>
              ))}
          </ol>
        </>
      ) : (
        <WithoutRepository ready={ready} pictures={named} titleOf={titleOf} />
      )}
      <h2>What happens next</h2>
      <p>
        GitHub checks the proposal and builds a preview of the site, which takes a few minutes. The link to it stands in
        the pull request. Somebody reads it there and merges it, and the site is published.
      </p>
      <button type="button" onClick={() => finish(named)}>
        Everything is on GitHub: throw away the drafts
      </button>
    </>
  );
}
