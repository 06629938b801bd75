/** Address of the script built from `src/browser/onDemand`. The build fills it in. */
declare const ON_DEMAND: string;

/** Runs that script, a second time out of the browser's cache. `onLost` is called if it doesn't arrive. */
export function fetchOnDemand(onLost: () => void): void {
  const script = document.createElement('script');
  script.src = ON_DEMAND;
  script.onerror = onLost;
  document.body.append(script);
}
