import clsx from 'clsx';
import {type FormEvent, type ReactNode, useId, useState} from 'react';
import {type Proposal, typedBranch} from '../../store/findProposal';
import {useEditor} from '../shared/context';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

/** Asks for the proposal's branch, where the editor can't find it by itself. */
export default function BranchForm({choose}: {choose: (proposal: Proposal) => void}): ReactNode {
  const {site} = useEditor();
  const {repository = '', branch} = site;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const proposal = typedBranch(typed, {repository, branch});
    setWrong(!proposal);
    if (proposal) choose(proposal);
  };
  return (
    <form onSubmit={submit} className={clsx(shared.form, styles.branch)}>
      <label className={shared.field}>
        What is the branch called?
        <span className={shared.hint} id={`${id}-hint`}>
          GitHub shows it at the top of your proposal, after “into {branch} from”.
        </span>
        <input
          required
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={({currentTarget}) => setTyped(currentTarget.value)}
        />
      </label>
      {isWrong && (
        <p className={shared.wrong} role="alert">
          A proposal has a branch of its own, whose name has no spaces. Copy it from GitHub.
        </p>
      )}
      <button type="submit">Use this branch</button>
    </form>
  );
}
