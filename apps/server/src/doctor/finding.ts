/** Something that an operator should know. The sentence says what is wrong and what to do. */
export interface Finding {
  /** With a `problem`, something does not work. With a `warning`, it may not, or the operator may want it. */
  readonly level: 'problem' | 'warning';
  readonly sentence: string;
}

export const problem = (sentence: string): Finding => ({ level: 'problem', sentence });
export const warning = (sentence: string): Finding => ({ level: 'warning', sentence });
