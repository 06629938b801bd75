/**
 * How tests with random input try it: so many cases, or as many as RUNS says (`npm run test:all` sets it). The seed is
 * fixed, so every machine tries the same ones; SEED tries others.
 */
export const randomCases = (runs: number) => ({
  numRuns: Number(process.env.RUNS ?? runs),
  seed: Number(process.env.SEED ?? 2015),
  endOnFailure: false,
});

/** Rows that are one more of a kind that a table has already. `npm run test:all`, which sets RUNS, tries them, too. */
export const thorough = <Row>(...rows: Row[]): Row[] => (process.env.RUNS === undefined ? [] : rows);
