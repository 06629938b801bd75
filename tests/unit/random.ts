/**
 * How tests with random input try it: so many cases, or as many as RUNS says (`npm run test:all` sets it). The seed is
 * fixed, so every machine tries the same ones; SEED tries others.
 */
export const randomCases = (runs: number) => ({
  numRuns: Number(process.env.RUNS ?? runs),
  seed: Number(process.env.SEED ?? 2015),
  endOnFailure: false,
});

/** Whether this is `npm run test:all`, which sets RUNS: tests then try every case, and not only one of each kind. */
export const isThorough = process.env.RUNS !== undefined;

/** Rows that are one more of a kind that a table has already. `npm run test:all` tries them, too. */
export const thorough = <Row>(...rows: Row[]): Row[] => (isThorough ? rows : []);
