/** Where pages take their components from. */
export const LIBRARY = '@site/src/components';

/** The line that imports these components. */
export function importLine(names: Iterable<string>): string {
  return `import {${[...new Set(names)].sort().join(', ')}} from '${LIBRARY}';`;
}
