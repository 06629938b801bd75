import type {Form} from '../../schema';
import type {ValueRule} from './valueRule';

/** `16.000` is 16 to the build, and 16,000 to most who write it. */
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(\.\d{3})+$/;

/** Digits alone, where commas or spaces can only separate thousands, or one comma stands for the point. */
function correct(written: string, _pages: string[], form: Form): string | undefined {
  const bare = written
    .trim()
    .replace(/^\+\s?/, '')
    .replace(/\s?\+$/, '');
  if (GROUPED_BY_POINTS.test(bare)) return bare.replaceAll('.', '');
  if (/^\d{1,3}([, {2}'’]\d{3})+(\.\d+)?$/.test(bare)) return bare.replace(/[^\d.]/g, '');
  if (form === 'number' && /^\d+,\d{1,2}$/.test(bare)) return bare.replace(',', '.');
  return /^\d+$/.test(bare) || (form === 'number' && /^\d+\.\d+$/.test(bare)) ? bare : undefined;
}

export const number: ValueRule = {
  id: 'record-number',
  forms: ['number', 'whole'],
  example: ['number: 16,000+', 'number: 16000'],
  message(written, form) {
    if (GROUPED_BY_POINTS.test(written)) {
      const [before] = written.split('.');
      return `is ${written}, which the site reads as ${Number(written)}: a point begins a fraction. For ${written.replaceAll('.', ',')}, leave the point out. For ${Number(written)}, write ${String(Number(written)) === before ? before : Number(written)}.`;
    }
    if (/^-\s?\d/.test(written)) return 'can’t be less than 0.';
    if (form === 'whole') return 'must be a whole number from 1 to 10000, in digits, for example: 2000.';
    return 'must be a number in digits alone: no comma, plus sign or words, for example: 16000.';
  },
  correct,
  rejects: (written, form) =>
    GROUPED_BY_POINTS.test(written) || !(form === 'whole' ? /^\d+$/ : /^\d+(\.\d+)?$/).test(written),
};
