import type {Form} from '../../schema';

/** How a value that can't be used is told, and what was probably meant. */
export interface ValueRule {
  id: string;
  forms: Form[];
  /** A line that breaks the rule, and the line as it should stand; none where only staff know. */
  example: [wrong: string, right?: string];
  /** The end of a sentence that begins with “This”. `written` has no quotation marks around it. */
  message(written: string, form: Form): string;
  /** The value that was meant, when it can be worked out from what is written. */
  correct(written: string, pages: string[], form: Form): string | undefined;
  /** Whether a value that the schema takes is still not what people mean by it. */
  rejects?(written: string, form: Form): boolean;
}
