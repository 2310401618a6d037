/** By plural category (CLDR) of the value `count`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** A message: a text with `{names}` of values, or one such text per plural category. */
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;
