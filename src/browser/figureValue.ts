/**
 * What a counting figure shows at a moment: for the script that counts (figures.ts), and for the build, which writes what
 * it shows at zero (src/components/Counter).
 */

/**
 * What a figure shows after `elapsed` of `duration` milliseconds. It starts fast and ends slowly, and has the separators
 * and decimals of its final value, except at 0: wider than the value, it would be the page's largest paint, a late one.
 */
export function valueAt(final: string, elapsed: number, duration: number): string {
  const left = 1 - Math.min(Math.max(elapsed / duration, 0), 1);
  return final.replace(/\d[\d,]*(?:\.(\d+))?/, (number, decimals = '') => {
    const places = left < 1 ? decimals.length : 0;
    const value = (Number(number.replace(/,/g, '')) * (1 - left ** 3)).toFixed(places);
    return /,/.test(number) ? value.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : value;
  });
}
