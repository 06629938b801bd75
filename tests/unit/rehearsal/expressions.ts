/** Evaluates the expressions of a workflow with GitHub's own library. */
import type {data} from '@actions/expressions';

/** How what came before ended. */
export type Status = 'success' | 'failure' | 'cancelled';

export type Contexts = Record<string, unknown>;

const isTruthy = (value: string) => !['', 'false', '0', 'NaN'].includes(value);

export type Expressions = Awaited<ReturnType<typeof loadExpressions>>;

/** The library is a module that can't be required, so it comes later. */
export async function loadExpressions() {
  const library = await import('@actions/expressions');

  function toData(value: unknown): data.ExpressionData {
    if (value === null || value === undefined) return new library.data.Null();
    if (typeof value === 'string') return new library.data.StringData(value);
    if (typeof value === 'number') return new library.data.NumberData(value);
    if (typeof value === 'boolean') return new library.data.BooleanData(value);
    if (Array.isArray(value)) return new library.data.Array(...value.map(toData));
    const pairs = Object.entries(value).map(([key, inner]) => ({key, value: toData(inner)}));
    return new library.data.Dictionary(...pairs);
  }

  function functions(status: Status) {
    const define = (name: string, call: () => data.ExpressionData, maxArgs = 0) => ({
      name,
      description: '',
      minArgs: 0,
      maxArgs,
      call,
    });
    const answer = (value: boolean) => () => new library.data.BooleanData(value);
    return [
      define('success', answer(status === 'success')),
      define('failure', answer(status === 'failure')),
      define('cancelled', answer(status === 'cancelled')),
      define('always', answer(true)),
      define('hashFiles', () => new library.data.StringData('hash'), 255),
    ];
  }

  function evaluate(expression: string, contexts: Contexts, status: Status): data.ExpressionData {
    const own = functions(status);
    const {tokens} = new library.Lexer(expression).lex();
    const parsed = new library.Parser(tokens, Object.keys(contexts), [...own]).parse();
    const all = new Map([
      ...Object.entries(library.wellKnownFunctions),
      ...own.map((fn) => [fn.name.toLowerCase(), fn] as const),
    ]);
    return new library.Evaluator(parsed, toData(contexts) as data.Dictionary, all).evaluate();
  }

  /** The text with each `${{ … }}` in it replaced by its value. */
  function fill(text: unknown, contexts: Contexts, status: Status = 'success'): string {
    return String(text ?? '').replace(/\$\{\{([\s\S]*?)\}\}/g, (_, expression: string) =>
      evaluate(expression.trim(), contexts, status).coerceString(),
    );
  }

  /** Whether a condition holds. One that asks for no status means that all went well before. */
  function holds(condition: string | undefined, contexts: Contexts, status: Status): boolean {
    if (condition === undefined) return status === 'success';
    const expression = condition.replace(/^\s*\$\{\{|\}\}\s*$/g, '');
    const asksForStatus = /\b(success|failure|cancelled|always)\(\)/.test(expression);
    const result = evaluate(expression, contexts, status);
    return isTruthy(result.coerceString()) && (asksForStatus || status === 'success');
  }

  return {fill, holds};
}
