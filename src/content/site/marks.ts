/** What pages say to staff alone: marks on passages to confirm, and slots to fill in. Both are in `src/components/ToConfirm`. */
import type {ComponentTable} from '../checker/components/table';
import type {Element} from '../checker/page/elements';
import type {ComponentName} from './componentNames';

/** Whether an element marks the passage in it, which visitors get without it: it may be around anything (`@around`). */
export const isMark = ({name}: Pick<Element, 'name'>, components: ComponentTable): boolean =>
  components.get(name ?? '')?.isMark === true;

/** Whether an element is an empty place that waits for words. */
export const isSlot = ({name}: Pick<Element, 'name'>): boolean => name === ('Slot' satisfies ComponentName);
