/** The menu's links from records/menu.yml, which docusaurus.config.ts passes to Docusaurus' navbar. */
import {type NavbarItem, useThemeConfig} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

/** What a menu link has besides Docusaurus' own props. */
export interface MenuLinkProps {
  /** Text after the label, for screen readers only. */
  screenReaderText?: string;
  /** The silk in the front matter of the linked page. */
  silk?: unknown;
}

interface MenuLink extends MenuLinkProps {
  to: string;
  label: string;
}

const isLink = (item: NavbarItem): item is NavbarItem & MenuLink =>
  item.type !== 'custom-button' && typeof item.to === 'string' && typeof item.label === 'string';

/** The anchor of these links in the footer. Without script, the menu button links to it. */
export const MENU_ANCHOR = 'pages';

/** The menu's links, without its buttons. */
export const useMenuLinks = (): MenuLink[] => useThemeConfig().navbar.items.filter(isLink);

/** The text of a link. */
export function LinkText({label, screenReaderText}: {label: ReactNode; screenReaderText?: string}): ReactNode {
  return (
    <>
      {label}
      {screenReaderText && <span className="screen-reader-text">{` ${screenReaderText}`}</span>}
    </>
  );
}
