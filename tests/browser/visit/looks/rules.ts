/** What the tests of looks share: a rule has a limit and its reason, and each fault names its rule. */

export interface Rule {
  /** In pixels, unless the table or the reason says otherwise. */
  limit: number;
  /** Why this limit. Begins with "Need" where reading or touching depends on it, with "Taste" where it could be another. */
  why: string;
}

/** A fault: what is wrong and where, then the rule, its limit and the reason. */
export const faultOf = <Name extends string>(rules: Record<Name, Rule>, name: Name, sentence: string): string =>
  `${sentence} [${name}, limit ${rules[name].limit}] ${rules[name].why}`;
