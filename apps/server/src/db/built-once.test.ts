import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { builtOnce } from './built-once.ts';

const dialect = new PgDialect();

test('a statement is put together once, and takes other values each time', () => {
  const build = vi.fn();
  const statement = builtOnce<{ id: string; most: number | null }>((given) => {
    build();
    return sql`select ${given.id}, ${7}, ${given.most} where ${given.id} is not null`;
  });
  const text = 'select $1, $2, $3 where $4 is not null';
  const first = dialect.sqlToQuery(statement({ id: 'a', most: 1 }));
  expect(first).toMatchObject({ sql: text, params: ['a', 7, 1, 'a'] });
  const second = dialect.sqlToQuery(statement({ id: 'b', most: null }));
  expect(second).toMatchObject({ sql: text, params: ['b', 7, null, 'b'] });
  expect(build).toHaveBeenCalledOnce();
});
