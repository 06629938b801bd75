/** The menu's links (records/menu.yml): docusaurus.config.ts hands them to Docusaurus, for the bar and the drawer. */
import {type NavbarItem, useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** The props of a menu link besides Docusaurus' own. */
export interface MenuLinkProps {
  /** Text after the label for screen readers and search engines alone. */
  screenReaderText?: string;
  /** The silk in its page's front matter. */
  silk?: unknown;
}

interface MenuLink extends MenuLinkProps {
  to: string;
  label: string;
}

const isLink = (item: NavbarItem): item is NavbarItem & MenuLink =>
  item.type !== 'custom-button' && typeof item.to === 'string' && typeof item.label === 'string';

/** The anchor of the footer's list of these links. Without a script, the menu's button leads there. */
export const MENU_ANCHOR = 'pages';

/** The links, without the menu's button. */
export const useMenuLinks = (): MenuLink[] => useThemeConfig().navbar.items.filter(isLink);

/** The text of a link, part of which may be for screen readers only. */
export function LinkText({label, screenReaderText}: {label: ReactNode; screenReaderText?: string}): ReactNode {
  return (
    <>
      {label}
      {screenReaderText && <span className="screen-reader-text">{` ${screenReaderText}`}</span>}
    </>
  );
}
