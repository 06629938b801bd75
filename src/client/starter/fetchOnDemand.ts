/** Address of the script made from `src/client/onDemand`. The build fills it in. */
declare const ON_DEMAND: string;

/**
 * Fetches and runs what is not needed until now. A second run, when something else is wanted, comes from the
 * browser's cache. `onLost` is called when it doesn't arrive.
 */
export function fetchOnDemand(onLost: () => void): void {
  const script = document.createElement('script');
  script.src = ON_DEMAND;
  script.onerror = onLost;
  document.head.append(script);
}
