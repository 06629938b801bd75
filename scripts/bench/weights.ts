/** What pages weigh, as a table. */
import type {BuildBytes} from '../bytes';
import {kilobytes} from '../words';
import {table} from './table';

const HEAD = ['page', 'HTML, styles, inline script', 'inline script', 'font', 'before it is usable'];

export function weightsTable(built: BuildBytes, pages: string[]): string {
  const rows = pages.map((page) => {
    const {withStyles, inline, font, usable} = built.bytesOf(page);
    return [page, ...[withStyles, inline, font, usable].map(kilobytes)];
  });
  return table(HEAD, rows);
}
