import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The bytes of all text columns of a row. Addresses of pictures and the like count too, and no field can be forgotten. */
export function textBytes(table: PgTable): SQL {
  const bytes = Object.values<Column>(getTableColumns(table)).flatMap((column) => {
    if (column.getSQLType() === 'text') return [sql`coalesce(octet_length(${column}), 0)`];
    if (column.getSQLType() !== 'text[]') return [];
    return [sql`coalesce(octet_length(array_to_string(${column}, '')), 0)`];
  });
  return sql`(${sql.join(bytes, sql` + `)})`;
}
