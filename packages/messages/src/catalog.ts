import { type CatalogLanguage, type Language, localeOf, PSEUDO } from './languages.ts';
import { pseudo } from './pseudo.ts';

/** By plural category (CLDR) of the value `count`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** A message: a text with `{names}` of values, or one such text per plural category. */
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

/** What a translation must have: the keys of the source, with the plurals where the source has them. */
export type Translation<Source extends Messages> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Plural;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type NamesOf<M> = M extends string ? NamesIn<M> : NamesIn<M[keyof M]> | 'count';

/** A message's values: `count` of a plural is a number, and numbers are written as the language does. */
export type Values<M> = {
  readonly [Name in NamesOf<M>]: M extends string
    ? string | number
    : Name extends 'count'
      ? number
      : string | number;
};

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A translation with exactly the keys of the source, and in each text the values of the source. */
export type Checked<Source, Other> = { readonly [Key in keyof Source]: unknown } & {
  readonly [Key in keyof Other]: Key extends keyof Source
    ? Same<NamesOf<Source[Key]>, NamesOf<Other[Key]>> extends true
      ? Other[Key]
      : { readonly 'has other values than the source': NamesOf<Source[Key]> }
    : never;
};

type Catalogs<All extends Record<CatalogLanguage, Messages>> = {
  readonly [L in CatalogLanguage]: Checked<All['en'], All[L]>;
};

/** Says a message in one language. */
export type Say<Source extends Messages> = <Key extends keyof Source & string>(
  key: Key,
  ...values: [NamesOf<Source[Key]>] extends [never] ? [] : [values: Values<Source[Key]>]
) => string;

type AnyValues = Readonly<Record<string, string | number>>;

/**
 * Joins the languages of a catalog. A missing or surplus key, and a value that a text does not use or has not got, does
 * not compile.
 */
export function catalog<const All extends Record<CatalogLanguage, Messages>>(
  all: All & Catalogs<All>,
): (language: Language) => Say<All['en']> {
  const sayIn = (language: Language) => (key: string, values?: AnyValues) => {
    const message = (language === PSEUDO ? all.en : all[language])[key];
    const text = message === undefined ? key : textOf(message, language, values);
    return fill(language === PSEUDO ? pseudo(text) : text, language, values);
  };
  return (language) => sayIn(language) as Say<All['en']>;
}

function textOf(message: Message, language: Language, values: AnyValues | undefined): string {
  if (typeof message === 'string') return message;
  const category = new Intl.PluralRules(localeOf(language)).select(Number(values?.count));
  return message[category] ?? message.other;
}

const PLACE = /\{(\w+)\}/g;

/** Writes the values into a text. */
export function fill(text: string, language: Language, values: AnyValues = {}): string {
  return text.replace(PLACE, (place, name) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' ? value.toLocaleString(localeOf(language)) : value;
  });
}
