/** Replaced by nothing: the menu button is the navbar's last item (NavbarItem/ComponentTypes), also in tab order. */
export default function MobileSidebarToggle(): null {
  return null;
}
