import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every text in the catalogs of a language. */
async function textsOf(language: string): Promise<string[]> {
  const files = globSync(`${import.meta.dirname}/**/${language}.ts`);
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, object>> => import(file)),
  );
  const texts = modules.flatMap((module) => Object.values(module).flatMap(Object.values));
  return texts.flatMap((text) => (typeof text === 'string' ? text : Object.values<string>(text)));
}

const rules = {
  de: [/\.\.\./, /["”«»'‘]/, /^[^„]*“/, /\S…/],
  es: [/\.\.\./, /["„“”']/, /^[^¿]*\?/, /^[^¡]*!/],
  /** A narrow space that does not break stands inside quotes and before high punctuation. */
  fr: [/\.\.\./, /["„“”']/, / [:;!?%»]/, /« /, /«(?!\u202f)/, /(?<!\u202f)»/],
  ja: [/\.\.\./, /["„“”']/, /[ぁ-んァ-ヶ一-龠][,.!?:;()]/],
};

test.each(Object.keys(rules) as (keyof typeof rules)[])(
  'quotes, dots and spaces are those of the language (%s)',
  async (language) => {
    const texts = await textsOf(language);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => rules[language].some((rule) => rule.test(text)))).toEqual([]);
  },
);
