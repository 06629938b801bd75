// @ts-check
/**
 * Shows "Open today until …" (src/components/OpeningHours) while it is true in Kampala, which is three hours ahead of
 * UTC all year. The state stands on <html>, so it outlasts React. Runs inline; ES2019.
 */
addEventListener('DOMContentLoaded', () => {
  const {dataset} = document.documentElement;
  // Minutes since Sunday began in Kampala. The clock of computers began on a Thursday.
  const now = (Date.now() / 6e4 + 4 * 1440 + 180) % 10080;
  const minute = now % 1440;
  document.querySelectorAll('[data-open]').forEach((line, index) => {
    const [days, opens, closes] = String(line.getAttribute('data-open')).split(' ');
    if (dataset.openNow || !days.includes(`${Math.floor(now / 1440)}`) || minute < +opens || minute >= +closes) return;
    dataset.openNow = `${index}`;
    setTimeout(() => delete dataset.openNow, (+closes - minute) * 6e4);
  });
});
