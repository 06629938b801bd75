/** Replaced by nothing: the menu's button comes after the links that are left of it (NavbarItem/ComponentTypes). */
export default function MobileSidebarToggle(): null {
  return null;
}
