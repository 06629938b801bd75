/** Replaces the theme's bar, whose styles would be in every page. The site has no announcements. */
export default function AnnouncementBar(): null {
  return null;
}
