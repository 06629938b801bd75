/**
 * The value that a counter shows after `elapsed` of `duration` milliseconds. It starts fast and ends slowly. It has the
 * separators and decimals of the final value, but none at 0, which must fit into the box of the final value.
 */
export function counterValueAt(final: string, elapsed: number, duration: number): string {
  const left = 1 - Math.min(Math.max(elapsed / duration, 0), 1);
  return final.replace(/\d[\d,]*(?:\.(\d+))?/, (number, decimals = '') => {
    const places = left < 1 ? decimals.length : 0;
    const value = (Number(number.replace(/,/g, '')) * (1 - left ** 3)).toFixed(places);
    return /,/.test(number) ? value.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : value;
  });
}
