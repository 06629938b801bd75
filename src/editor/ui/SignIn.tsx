/** Signing in with a key from GitHub, and what remains for those who don't. */
import {type ReactNode, type RefObject, useId, useRef, useState} from 'react';
import {keyAddress} from '../github/account';
import {useEditor, usePublishing, useWorkspace} from './context';
import look from './look.module.css';
import styles from './shell.module.css';

/** The steps on GitHub's page, in its own words. */
function Steps({repository}: {repository: string}): ReactNode {
  const [owner, name] = repository.split('/');
  return (
    <ol>
      <li>
        <a href={keyAddress(repository)} target="_blank" rel="noreferrer">
          Open GitHub’s page for keys
        </a>{' '}
        and sign in there. Most of its form is filled in.
      </li>
      <li>
        <b>Resource owner</b>: {owner}. <b>Expiration</b>: as it is.
      </li>
      <li>
        <b>Repository access</b>: choose <b>Only select repositories</b>, then <b>{name}</b>.
      </li>
      <li>
        <b>Permissions</b>: <b>Contents</b> and <b>Pull requests</b> have <b>Read and write</b>, <b>Actions</b> has{' '}
        <b>Read-only</b>.
      </li>
      <li>
        Choose <b>Generate token</b>, copy what GitHub shows, and paste it here.
      </li>
    </ol>
  );
}

/** What was changed, for those who go on at GitHub by hand. */
function WithoutKey(): ReactNode {
  const {site, announce} = useEditor();
  const {changes} = useWorkspace();
  const texts = changes.flatMap(({file, content}) => (typeof content === 'string' ? [{file, content}] : []));
  if (texts.length === 0) return null;
  return (
    <details>
      <summary>Go on without a key</summary>
      <ul className={look.list}>
        {texts.map(({file, content}) => (
          <li key={file} className={look.row}>
            <span>{site.titles[file] ?? file}</span>
            <button
              type="button"
              onClick={() => {
                void navigator.clipboard.writeText(content).then(
                  () => announce('Copied.'),
                  () => announce('This browser doesn’t let the text be copied.'),
                );
              }}
            >
              Copy my text
            </button>
            <a
              href={`https://github.com/${site.repository}/edit/${site.branch}/${file}`}
              target="_blank"
              rel="noreferrer"
            >
              Edit on GitHub
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Browsers that don't know dialogs show it where it stands. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.showModal) dialog.showModal();
  else dialog?.setAttribute('open', '');
}

function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.close) dialog.close();
  else dialog?.removeAttribute('open');
}

export default function SignIn({handle}: {handle: RefObject<HTMLDialogElement | null>}): ReactNode {
  const {site} = useEditor();
  const {publishing, busy, failure, isSignedIn} = usePublishing();
  const [onDevice, setOnDevice] = useState(true);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const {repository = ''} = site;
  const submit = async () => {
    const key = field.current?.value.trim() ?? '';
    setTried(true);
    await publishing.signIn(key, onDevice);
    if (!publishing.state.isSignedIn) return field.current?.focus();
    if (field.current) field.current.value = '';
    closeDialog(handle.current);
  };
  return (
    <dialog ref={handle} aria-labelledby={`${id}-title`} className={styles.dialog} onClose={() => setTried(false)}>
      <h2 id={`${id}-title`}>Sign in</h2>
      <p>
        With a key from GitHub, your changes are sent from here. You make it once, and it lasts a year. It opens this
        site alone, and stays in this browser.
      </p>
      <Steps repository={repository} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={look.field}>
          <label htmlFor={`${id}-key`}>Key</label>
          <input
            ref={field}
            id={`${id}-key`}
            type="text"
            required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={styles.key}
            aria-invalid={isTried && Boolean(failure)}
            aria-describedby={`${id}-problem`}
          />
          <span id={`${id}-problem`} className={look.error} role="alert">
            {isTried && !busy && !isSignedIn && failure}
          </span>
        </div>
        <p className={styles.keep}>
          <input
            type="checkbox"
            id={`${id}-keep`}
            checked={onDevice}
            onChange={({currentTarget}) => setOnDevice(currentTarget.checked)}
          />
          <label htmlFor={`${id}-keep`}>Keep me signed in on this device</label>
        </p>
        <div className={look.row}>
          <button type="submit" className={look.main} disabled={Boolean(busy)}>
            {busy ?? 'Sign in'}
          </button>
          <button type="button" onClick={() => closeDialog(handle.current)}>
            Close
          </button>
        </div>
      </form>
      <WithoutKey />
    </dialog>
  );
}
