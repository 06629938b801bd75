import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ChildrenProps} from '../children';
import styles from './styles.module.css';

export interface LinkProps {
  /**
   * A page (/programs), a document (/files/form.pdf), or an address with https:, mailto: or tel:. Without one, the button does nothing.
   * @label Goes to
   * @format address
   */
  to?: string;
  /**
   * Kind and size of the linked file, such as "PDF, 1 kB". The build sets it.
   * @internal
   */
  file?: string;
}

export interface Props extends LinkProps {
  /** The text on the button. */
  label: string;
  /**
   * What the button is about, for screen readers, where several buttons of a page have the same text.
   * @rare
   */
  screenReaderText?: string;
  /** The most important button of its group: filled with the accent color. */
  primary?: boolean;
  /**
   * A class from the component that contains the button.
   * @internal
   */
  className?: string;
}

/** A button with a click handler instead of an address. */
export function ActionButton({onClick, children}: ChildrenProps & {onClick: () => void}): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}

/**
 * A button that links to an address. Without one it does nothing.
 * @add Button: Links to a page, a form, a telephone number or WhatsApp.
 */
export default function Button({label, screenReaderText, to, file, primary = false, className}: Props): ReactNode {
  const text = (
    <>
      {label}
      {screenReaderText && <span className="screen-reader-text">{` – ${screenReaderText}`}</span>}
    </>
  );
  const shared = {
    className: clsx(styles.button, 'screen-only', primary && styles.primary, className),
    children: file ? (
      <span>
        {text} <br />
        <small>{file}</small>
      </span>
    ) : (
      text
    ),
  };
  // data-idle: it has no hover style, and `npm run verify` expects no script for it.
  if (!to) return <button type="button" data-idle {...shared} />;
  // Docusaurus opens links to other sites in a new tab unless both are set.
  return <Link to={to} target={undefined} rel={undefined} {...shared} />;
}

/** Buttons side by side, as many as fit on a line. Write each on its own line in the page. */
export function Buttons({children}: ChildrenProps): ReactNode {
  return <div className={clsx(styles.buttons, 'screen-only')}>{children}</div>;
}
