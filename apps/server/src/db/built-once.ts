import { is, Placeholder, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** Values, or their places in a statement that is put together once. */
export type Given<Values> = { readonly [Name in keyof Values]: Values[Name] | Placeholder };

type Places<Values> = { readonly [Name in keyof Values]: Placeholder };

const dialect = new PgDialect();

/** A text with its parameters, which Drizzle does not put together again. */
class BuiltStatement extends SQL {
  readonly #text: string;
  readonly #parameters: unknown[];

  constructor(text: string, parameters: unknown[]) {
    super([]);
    this.#text = text;
    this.#parameters = parameters;
  }

  override toQuery() {
    return { sql: this.#text, params: this.#parameters };
  }
}

/**
 * A statement with many parameters on a hot path. Its text is put together at its first use. The values must be what the
 * driver takes.
 * @param build puts the places of the values into the statement
 */
export function builtOnce<Values extends object>(
  build: (places: Places<Values>) => SQL,
): (values: Values) => SQL {
  const places = new Proxy({} as Places<Values>, {
    get: (_, name) => sql.placeholder(String(name)),
  });
  const makeText = () => {
    const { sql: text, params } = dialect.sqlToQuery(build(places));
    const parameters = params.map((parameter) =>
      is(parameter, Placeholder)
        ? (values: Values) => values[parameter.name as keyof Values]
        : () => parameter,
    );
    return { text, parameters };
  };
  let built: ReturnType<typeof makeText> | undefined;
  return (values) => {
    built ??= makeText();
    return new BuiltStatement(
      built.text,
      built.parameters.map((valueFrom) => valueFrom(values)),
    );
  };
}
