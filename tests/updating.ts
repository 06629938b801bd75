/**
 * Whether the records that tests compare with are to be written anew: what pages and screens show, what the rules find,
 * the strip of tiles. A test that has written its record compares with it and passes; what has changed is read in git's
 * difference.
 */
export function updating({UPDATE = '', CI}: NodeJS.ProcessEnv = process.env): boolean {
  if (UPDATE === '' || UPDATE === '0') return false;
  if (UPDATE !== '1')
    throw new Error(`UPDATE is "${UPDATE}". UPDATE=1 writes the tests’ records anew; leave it out to compare.`);
  // There it would pass whatever has changed, and nobody would see the difference.
  if (CI)
    throw new Error('UPDATE=1 writes the tests’ records anew, which only a person can judge. Leave it out in CI.');
  return true;
}
