import { type Column, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A column or an expression for every field of `Row`. One that is missing does not compile. */
export type FieldsOf<Row> = Readonly<Record<keyof Row, Column | SQL>>;

/** `a as "x", b as "y"` */
export function selectList<Row>(fields: FieldsOf<Row>): SQL {
  const parts = Object.entries<Column | SQL>(fields).map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  );
  return sql.join(parts, sql`, `);
}

/** `json_build_object('x', a, 'y', b)` */
export function jsonObject<Row>(fields: FieldsOf<Row>): SQL {
  const parts = Object.entries<Column | SQL>(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
}

const dialect = new PgDialect();

/**
 * The same expression as one piece of text, so that statements on hot paths do not put it together again for each request.
 * @throws Error where it has parameters, which a text has no place for
 */
export function prebuilt(expression: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(expression);
  if (params.length > 0)
    throw new Error(`An expression with parameters cannot be prebuilt: ${text}`);
  return sql.raw(text);
}

/** `column in (…)` as one parameter, so that the statement's text does not depend on how many values there are. */
export function isAnyOf(column: Column, values: readonly unknown[]): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;
}

/** The name of a column without its table, as an insert, the left side of an assignment and a constraint want it. */
export const bare = (column: Column): SQL => sql`${sql.identifier(column.name)}`;

/** A list of bare names. */
export const bareList = (columns: readonly Column[]): SQL => sql.join(columns.map(bare), sql`, `);

/** Rows as a source of a statement. Each field has the type of its column. */
export function jsonRows<Row extends object>(
  rows: readonly Row[],
  columns: Readonly<Record<keyof Row, Column>>,
): SQL {
  const types = Object.entries<Column>(columns).map(
    ([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`,
  );
  return sql`rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (${sql.join(types, sql`, `)}))`;
}
