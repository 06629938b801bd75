import type {ReactNode} from 'react';
import shared from '../shared/styles.module.css';

/** The engine's script could not be loaded. */
export default function EngineLost({retry}: {retry: () => void}): ReactNode {
  return (
    <div className={shared.notice} role="alert">
      <p>
        The check and the preview could not be loaded. They start by themselves once there is a connection. What you
        write is kept in this browser.
      </p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
