/**
 * The components and props that rules of this site know by their names. Where one is renamed, a rule would find nothing any
 * more, without an error: a test compares these with the components (`tests/unit/content/component-table.test.ts`).
 */

/** An event doesn't end before it starts, and says so in days and times. */
export const EVENT = {component: 'Event', date: 'date', lastDay: 'lastDay', starts: 'starts', ends: 'ends'};
/** A sentence that repeats what a tier costs is compared with it. */
export const TIER = {component: 'Tier', type: 'type', price: 'price'};
/** A button that says itself where it goes needs no line in the record of buttons. */
export const BUTTON = {component: 'Button', to: 'to'};
/** How wide a card's picture is drawn depends on the row that it is in. */
export const CARDS = {component: 'Cards', columns: 'columns'};
/** A picture, what it shows for people who can't see it, and how it is printed. All components with pictures call them so. */
export const CARD = {component: 'Card', picture: 'picture', alt: 'alt', look: 'look', focus: 'focus'};
/** A partner's mark shows the partner's name, which nothing beside it repeats. */
export const PARTNER = {component: 'Partner', picture: 'picture', name: 'name'};
/** The ledger lists what each slot waits for, unless the record has it by now. A mark calls its reason the same. */
export const SLOT = {component: 'Slot', what: 'what', reason: 'reason', until: 'until'};
