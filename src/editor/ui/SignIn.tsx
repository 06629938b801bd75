/** Signing in with a key from GitHub, and what remains for those who don't. */
import {type FormEvent, type ReactNode, type RefObject, useId} from 'react';
import {keyAddress} from '../github/key';
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
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => announce('Copied.'),
      () => announce('This browser doesn’t let the text be copied.'),
    );
  return (
    <details>
      <summary>Go on without a key</summary>
      <ul className={look.list}>
        {useWorkspace().changes.map(
          ({file, content}) =>
            typeof content === 'string' && (
              <li key={file} className={look.row}>
                {site.titles[file] ?? file}
                <button type="button" onClick={() => void copy(content)}>
                  Copy my text
                </button>
                <a
                  href={`https://github.com/${site.repository}/edit/${site.branch}/${file}`}
                  target="_blank"
                  rel="noopener"
                >
                  Edit on GitHub
                </a>
              </li>
            ),
        )}
      </ul>
    </details>
  );
}

/** The dialog that `handle` opens. */
export default function SignIn({handle}: {handle: RefObject<HTMLDialogElement | null>}): ReactNode {
  const {site, announce} = useEditor();
  const {publishing, busy, failure} = usePublishing();
  const id = useId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('key') as HTMLInputElement;
    const keep = form.elements.namedItem('keep') as HTMLInputElement;
    await publishing.signIn(field.value.trim(), keep.checked);
    const {isSignedIn, login} = publishing.state;
    if (!isSignedIn) return field.focus();
    form.reset();
    handle.current?.close();
    announce(`Signed in as ${login}. You can propose changes.`);
  };
  return (
    <dialog ref={handle} aria-labelledby={`${id}-title`} className={styles.dialog}>
      <h2 id={`${id}-title`}>Sign in</h2>
      <p>
        With a key from GitHub, your changes are sent from here. You make it once, and it lasts a year. It opens this
        site alone, and stays in this browser.
      </p>
      <Steps repository={site.repository ?? ''} />
      <form onSubmit={(event) => void submit(event)}>
        <div className={look.field}>
          <label htmlFor={id}>Key</label>
          <input
            id={id}
            name="key"
            required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={Boolean(failure)}
            aria-describedby={`${id}-problem`}
          />
          <span id={`${id}-problem`} className={look.error} role="alert">
            {failure}
          </span>
        </div>
        <label className={look.row}>
          <input type="checkbox" name="keep" defaultChecked />
          Keep me signed in on this device
        </label>
        <div className={look.row}>
          <button type="submit" className={look.main} disabled={Boolean(busy)}>
            {busy ?? 'Sign in'}
          </button>
          <button type="button" onClick={() => handle.current?.close()}>
            Close
          </button>
        </div>
      </form>
      <WithoutKey />
    </dialog>
  );
}
