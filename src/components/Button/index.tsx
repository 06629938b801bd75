/** Buttons: the one kind of link whose address is in the records, so that it is changed in one place for all pages. */
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ChildrenProps} from '../children';
import {useRecords} from '../context';
import styles from './styles.module.css';

export interface LinkProps {
  /**
   * Another address for this one button: a page (/programs), or https:, mailto: or tel:.
   * @label Goes to
   * @format address
   */
  to?: string;
  /**
   * Set by the build: what kind of file it leads to, and how large.
   * @internal
   */
  file?: string;
}

export interface Props extends LinkProps {
  /**
   * The words on the button, as they stand in records/buttons.yml: that line says where it leads.
   * @record buttons
   */
  label: string;
  /**
   * What the button is about, where several buttons of one page have the same words. Read aloud, not seen.
   * @rare
   */
  about?: string;
  /** The most important button of its group: filled with gold. */
  primary?: boolean;
  /**
   * For components: called when the address is followed. A button without an address does nothing.
   * @internal
   */
  onClick?: () => void;
  /**
   * For components: a class of the place where it stands.
   * @internal
   */
  className?: string;
}

/** A button that does something on the page, in place of leading somewhere. It needs no records. */
export function ActionButton({onClick, children}: ChildrenProps & {onClick: () => void}): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}

/**
 * A button that links to the address in the records. Without an address it does nothing.
 * @add Button: Leads to a page, a form, a telephone number or WhatsApp.
 * @rank 2
 * @within Buttons
 */
export default function Button({label, about, to, file, primary = false, onClick, className}: Props): ReactNode {
  const {destinations, files} = useRecords();
  const address = to ?? destinations[label];
  const note = to ? file : files?.[label];
  const words = (
    <>
      {label}
      {about && <span className="aloud">{` – ${about}`}</span>}
    </>
  );
  const shared = {
    className: clsx(styles.button, 'screen-only', primary && styles.primary, className),
    children: note ? (
      <span>
        {words} <br />
        <small>{note}</small>
      </span>
    ) : (
      words
    ),
  };
  // "idle": no script is fetched for it (src/browser/controls.ts), and it doesn't change under the pointer.
  if (!address) return <button type="button" data-idle {...shared} />;
  // Undefined, since Docusaurus opens what is on another site in a new tab.
  return <Link to={address} target={undefined} rel={undefined} onClick={onClick} {...shared} />;
}

/** Buttons side by side, as many as fit on a line. Each stands on a line of its own in the page. */
export function Buttons({children}: ChildrenProps): ReactNode {
  return <div className={clsx(styles.buttons, 'screen-only')}>{children}</div>;
}
