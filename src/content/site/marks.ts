/** What pages say to staff alone: marks on passages to confirm, and slots to fill in. Both are in `src/components/ToConfirm`. */
import type {ComponentTable} from '../checker/components/table';
import type {Element} from '../checker/page/elements';
import {isA} from './componentNames';
import type {Organisation} from './records/schemas';

/** Whether an element marks the passage in it, which visitors get without it: it may be around anything (`@around`). */
export const isMark = ({name}: Pick<Element, 'name'>, components: ComponentTable): boolean =>
  components.get(name ?? '')?.isMark === true;

/** Whether an element is an empty place that waits for words. */
export const isSlot = (element: Pick<Element, 'name'>): boolean => isA(element, 'Slot');

/** A line of the organisation's record that fills a slot: once it has a value, the slot is gone. */
type FillingLine = 'telephone' | 'email';

/** What a slot may say it waits for. The platforms' links are no single line: staff delete that slot themselves. */
export type Awaited = FillingLine | 'platforms.link';

/** Whether the record has what a slot waits for. `until`: what the slot says, if anything. */
export function isFilledIn(organisation: Partial<Pick<Organisation, FillingLine>>, until: string | undefined): boolean {
  return (until === 'telephone' || until === 'email') && Boolean(organisation[until]);
}
