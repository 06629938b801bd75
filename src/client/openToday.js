// @ts-check
/**
 * Shows "Open today until …" (src/components/OpeningHours) while it is true in Kampala, which is three hours ahead of
 * UTC all year. The state stands on <html>, so it outlasts React. Runs inline; ES2019.
 */
addEventListener('DOMContentLoaded', () => {
  const {dataset} = document.documentElement;
  const now = new Date(Date.now() + 108e5);
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  document.querySelectorAll('[data-open]').forEach((line, index) => {
    const [days, opens, closes] = String(/** @type {HTMLElement} */ (line).dataset.open).split(' ');
    if (dataset.openNow || !days.includes(`${now.getUTCDay()}`) || minute < +opens || minute >= +closes) return;
    dataset.openNow = `${index}`;
    setTimeout(() => delete dataset.openNow, (+closes - minute) * 6e4);
  });
});
