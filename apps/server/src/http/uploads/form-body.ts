import type { z } from 'zod';

const TYPE_ERROR_CODES = new Set(['invalid_type', 'invalid_union']);

/**
 * Converts the text fields of a form to a body for `schema`. A field that the schema accepts as text stays text. All
 * others are parsed as JSON: `"2"` becomes a number where the schema expects one.
 */
export function bodyOfTexts(
  schema: z.ZodType,
  texts: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { error } = schema.safeParse(Object.fromEntries(texts));
  const typeErrors = error?.issues.filter(
    ({ code, path }) => TYPE_ERROR_CODES.has(code) && path.length === 1,
  );
  const names = new Set(typeErrors?.map(({ path }) => caseless(String(path[0]))));
  const values = Array.from(texts, ([name, text]) => [
    name,
    names.has(caseless(name)) ? readJson(text) : text,
  ]);
  return Object.fromEntries(values);
}

/** Ignores the difference between camel case and snake case. */
const caseless = (name: string) => name.replaceAll('_', '').toLowerCase();

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
