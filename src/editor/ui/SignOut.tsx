/** Who is signed in, and the two ways to sign out. */
import type {ReactNode} from 'react';
import type {SignOutChoice} from '../workspace/publishing';
import {useEditor, usePublishing, useWorkspace} from './context';
import Button from './shared/Button';
import ConfirmButton from './shared/ConfirmButton';
import look from './shared/look.module.css';

interface WayProps {
  label: string;
  signOut: (choice: SignOutChoice) => unknown;
}

/** A button that signs out; with changes that aren't sent, it asks what should happen to them. */
function WayOut({label, signOut}: WayProps): ReactNode {
  const {announce} = useEditor();
  const {changes} = useWorkspace();
  const press = async (choice: SignOutChoice) => {
    await signOut(choice);
    announce('You are signed out: this browser has forgotten your key.');
  };
  if (changes.length === 0) return <Button onClick={() => press({changes: 'keep'})}>{label}</Button>;
  return (
    <ConfirmButton
      label={label}
      question="What should happen to your changes?"
      answers={[
        ['Keep them', () => press({changes: 'keep'})],
        ['Throw them away', () => press({changes: 'throwAway'})],
      ]}
    >
      They aren’t sent. If you keep them, whoever uses this browser next finds them.
    </ConfirmButton>
  );
}

export default function SignOut(): ReactNode {
  const {publishing, login} = usePublishing();
  return (
    <section aria-label="Sign out" className={look.stack}>
      {login && <p>Signed in as {login}. “Sign out everywhere” also has GitHub delete your key.</p>}
      <div className={look.row}>
        <WayOut label="Sign out" signOut={(choice) => publishing.signOut(choice)} />
        <WayOut label="Sign out everywhere" signOut={(choice) => publishing.signOutEverywhere(choice)} />
      </div>
    </section>
  );
}
