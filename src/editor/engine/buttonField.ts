/**
 * A field in which somebody types the name of a button. While they type, it may be the name of another button for a
 * moment, whose line in the record of buttons must stay as it is. So the page after each key is compared with the
 * page before the first one.
 */
import type {Page} from '../../content/checker/page/page';
import {recordFile} from '../../content/site/folders';
import {followButtons} from '../text/buttons';

/** The record of buttons. */
export const BUTTONS = recordFile('buttons');

/** A page, and the text of the record of buttons. */
interface Buttons {
  page: Page;
  record: string;
}

/** One key in a field. */
interface Key {
  /** Names the field. */
  field: string;
  /** The page and the record as they are now. */
  now: Buttons;
  /** The page after the key. */
  after: Page;
  /** All other pages. */
  others: Page[];
}

export class ButtonField {
  private last: {field: string; beginning: Buttons; written: {page: string; record: string}} | undefined;

  /** The record of buttons after a key. */
  recordAfter({field, now, after, others}: Key): string {
    const beginning = this.beginningOf(field, now);
    const record = followButtons(beginning.record, beginning.page, after, others);
    this.last = {field, beginning, written: {page: after.source.text, record}};
    return record;
  }

  /** The buttons before the first key in a field. They are forgotten once anything else has changed them. */
  private beginningOf(field: string, now: Buttons): Buttons {
    const {last} = this;
    const isGoingOn =
      last?.field === field && last.written.page === now.page.source.text && last.written.record === now.record;
    return isGoingOn ? last.beginning : now;
  }
}
