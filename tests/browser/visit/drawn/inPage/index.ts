/** What runs in the page that is recorded. */
export {measureRings} from './rings';
export {measureThings} from './things';
