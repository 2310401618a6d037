import type { z } from 'zod';

const OTHER_TYPE = new Set(['invalid_type', 'invalid_union']);

/**
 * The body that the texts of a form stand for. What the schema takes as text stays text, though it may look like something
 * else; everything else is read as JSON: `"2"` becomes a number where a number belongs.
 */
export function bodyOfTexts(
  schema: z.ZodType,
  texts: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { error } = schema.safeParse(Object.fromEntries(texts));
  const noText = error?.issues.filter(
    ({ code, path }) => OTHER_TYPE.has(code) && path.length === 1,
  );
  const names = new Set(noText?.map(({ path }) => plain(String(path[0]))));
  const values = Array.from(texts, ([name, text]) => [
    name,
    names.has(plain(name)) ? readJson(text) : text,
  ]);
  return Object.fromEntries(values);
}

/** Names come in snake case too. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase();

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
