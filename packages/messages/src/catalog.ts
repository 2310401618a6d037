import { type AnyValues, fill, textOf } from './fill.ts';
import { type CatalogLanguage, type Language, localeOf, PSEUDO } from './languages.ts';
import type { Message, Messages, Plural } from './message.ts';
import { pseudo } from './pseudo.ts';

/** What a translation must have: the keys of the source, with the plurals where the source has them. */
export type Translation<Source extends Messages> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Plural;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
export type NamesOf<M> = M extends string ? NamesIn<M> : NamesIn<M[keyof M]> | 'count';

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

export type Catalogs<All extends Record<CatalogLanguage, Messages>> = {
  readonly [L in CatalogLanguage]: Checked<All['en'], All[L]>;
};

/** Says a message in one language. */
export type Say<Source extends Messages> = <Key extends keyof Source & string>(
  key: Key,
  ...values: [NamesOf<Source[Key]>] extends [never] ? [] : [values: Values<Source[Key]>]
) => string;

/**
 * Joins the languages of a catalog. A missing or surplus key, and a value that a text does not use or has not got, does
 * not compile.
 */
export function catalog<const All extends Record<CatalogLanguage, Messages>>(
  all: All & Catalogs<All>,
): (language: Language) => Say<All['en']> {
  const sayIn = (language: Language) => (key: string, values?: AnyValues) => {
    const message = messageIn(all, language, key);
    return fill(textOf(message, localeOf(language), values), localeOf(language), values);
  };
  return (language) => sayIn(language) as Say<All['en']>;
}

/** A message of a catalog before its values are filled in. */
export function messageIn(
  all: Readonly<Record<CatalogLanguage, Messages>>,
  language: Language,
  key: string,
): Message {
  if (language !== PSEUDO) return all[language][key] ?? key;
  const source = all.en[key] ?? key;
  if (typeof source === 'string') return pseudo(source);
  const forms = Object.entries(source).map(([category, text]) => [category, pseudo(text)]);
  return Object.fromEntries(forms);
}
