import type {ValueRule} from './valueRule';

const WRITTEN = /^(\d{1,2})(?:\s*[:.h]\s*([0-5]\d)(?::00)?)?\s*(?:([ap])\s?\.?\s?m\.?)?$/i;

/** A number alone says only from 13 on which half of the day it means. */
function correct(written: string): string | undefined {
  if (/^(12\s*)?noon$|^midday$/i.test(written)) return '12:00 PM';
  const [, digits, minutes = '00', half] = WRITTEN.exec(written.trim()) ?? [];
  const hour = Number(digits);
  if (hour > 12 && hour < 24) return half?.toLowerCase() === 'a' ? undefined : `${hour - 12}:${minutes} PM`;
  return half && hour > 0 && hour < 13 ? `${hour}:${minutes} ${half.toUpperCase()}M` : undefined;
}

export const time: ValueRule = {
  id: 'record-time',
  forms: ['time'],
  example: ['opens: 8am', 'opens: 8:00 AM'],
  message: () => 'must be a time like 8:00 AM or 12:30 PM.',
  correct,
};
