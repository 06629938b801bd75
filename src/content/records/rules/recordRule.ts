import type {OpenRecord, Problem} from '../open';
import type {Records} from '../schema';

export type RecordProblem = Omit<Problem, 'rule'>;

/** A rule about a whole record that YAML can read. */
export interface RecordRule {
  id: string;
  /** Lines that break the rule, and how they should stand; none where only staff know. */
  example: [wrong: string, right?: string];
  /** `value` is undefined while the record's values break its schema. */
  find(record: OpenRecord, value: Records[keyof Records] | undefined): RecordProblem[];
}
