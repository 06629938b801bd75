/** Replaced by nothing: the menu button is the navbar's last item (NavbarItem/ComponentTypes), in tab order too. */
export default function MobileSidebarToggle(): null {
  return null;
}
