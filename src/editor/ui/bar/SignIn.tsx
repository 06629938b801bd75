/** Signing in with a key from GitHub, and what remains for those who don't. */

import clsx from 'clsx';
import {type FormEvent, type ReactNode, useState} from 'react';
import {keyAddress} from '../../github/key';
import {fileTitle, useEditor, usePublishing, useWorkspace} from '../context';
import Button from '../shared/Button';
import type {useDialog} from '../shared/backButton';
import look from '../shared/look.module.css';
import styles from './bar.module.css';

/** What was changed, for those who go on at GitHub by hand. */
function WithoutKey(): ReactNode {
  const {site} = useEditor();
  const texts = useWorkspace().changes.filter(({content}) => typeof content === 'string');
  // Nothing outside of the dialog is read aloud while it is open.
  const [said, setSaid] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('This browser doesn’t let the text be copied. Close this, and copy it under “Show as text”.');
    }
  };
  if (texts.length === 0) return null;
  return (
    <details>
      <summary>Go on without a key</summary>
      <ul role="list" className={look.list}>
        {texts.map(({file, content}) => (
          <li key={file}>
            {fileTitle(site, file)}
            <Button onClick={() => void copy(String(content))}>Copy my text</Button>
            {file in site.titles && (
              <a href={`https://github.com/${site.repository}/edit/${site.branch}/${file}`} className={look.words}>
                Edit on GitHub
              </a>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </details>
  );
}

export default function SignIn({dialog: {ref, onClose}}: {dialog: ReturnType<typeof useDialog>}): ReactNode {
  const {site, workspace, announce} = useEditor();
  const {publishing, busy, failure} = usePublishing();
  const {repository = ''} = site;
  const [owner, name] = repository.split('/');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = new FormData(form);
    await publishing.signIn(String(answers.get('key')).trim(), answers.has('onDevice'));
    const {isSignedIn, login} = publishing.state;
    if (!isSignedIn) return form.querySelector<HTMLInputElement>('[name=key]')?.focus();
    ref.current?.close();
    // Without changes the bar says it.
    if (workspace.changes.length > 0) announce(`Signed in as ${login}. You can propose changes.`);
  };
  return (
    <dialog
      ref={ref}
      className={clsx(look.stack, look.dialog)}
      aria-label="Sign in"
      onClose={({currentTarget}) => {
        // A key doesn't stay in its field.
        currentTarget.querySelector('form')?.reset();
        onClose();
      }}
    >
      <h2>Sign in</h2>
      <p>
        With a key from GitHub, your changes are sent from here. You make it once, and it lasts a year. It opens this
        site alone, and stays in this browser.
      </p>
      <ol>
        <li>
          <a href={keyAddress(repository)} target="_blank" rel="noreferrer">
            Open GitHub’s page for keys
          </a>{' '}
          and sign in there. Most of its form is filled in.
        </li>
        <li>“Resource owner”: {owner}. “Expiration”: as it is.</li>
        <li>“Repository access”: choose “Only select repositories”, then “{name}”.</li>
        <li>“Permissions”: “Contents” and “Pull requests” have “Read and write”, “Actions” has “Read-only”.</li>
        <li>Choose “Generate token”, copy what GitHub shows, and paste it here.</li>
      </ol>
      <form onSubmit={(event) => void submit(event)} className={clsx(look.stack, look.tight)}>
        <label className={clsx(look.stack, look.tight, look.label)}>
          Key
          <input
            name="key"
            className={styles.secret}
            required
            autoComplete="off"
            spellCheck={false}
            aria-invalid={Boolean(failure)}
            aria-describedby="key"
          />
        </label>
        <p id="key" className={look.error} role="alert">
          {failure}
        </p>
        <div className={look.row}>
          <label className={look.row}>
            <input type="checkbox" name="onDevice" defaultChecked />
            Keep me signed in on this device
          </label>
          <Button type="submit" isMain disabled={Boolean(busy)}>
            {busy ?? 'Sign in'}
          </Button>
          <Button onClick={() => ref.current?.close()}>Close</Button>
        </div>
      </form>
      <WithoutKey />
    </dialog>
  );
}
