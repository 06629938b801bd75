/** Removed: the menu button is last in the navbar, and so last in tab order (NavbarItem/ComponentTypes.tsx). */
export default function MobileSidebarToggle(): null {
  return null;
}
