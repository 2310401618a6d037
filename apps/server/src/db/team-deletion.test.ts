import { afterAll, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { buildFullShoot } from '../testing/full-shoot.ts';
import { buildImage } from '../testing/images.ts';
import { buildItem } from '../testing/items.ts';
import { signedIn } from '../testing/login.ts';

const t = await testApp();
afterAll(() => t.close());

interface Key {
  table: string;
  name: string;
  definition: string;
}

/** The references to teams, made again in another order. PostgreSQL follows them in the order in which they were made. */
async function remakeKeys(order: 'from A to Z' | 'from Z to A'): Promise<void> {
  const { pool } = t.database;
  const { rows } = await pool.query<Key>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and confrelid = 'teams'::regclass order by conname`);
  for (const { table, name, definition } of order === 'from Z to A' ? rows.toReversed() : rows) {
    await pool.query(`alter table ${table} drop constraint "${name}"`);
    await pool.query(`alter table ${table} add constraint "${name}" ${definition}`);
  }
}

test.each(['from A to Z', 'from Z to A'] as const)(
  'a team with everything can be deleted, in a database whose keys were made %s',
  async (order) => {
    const ada = await signedIn(t);
    const imageUrl = await buildImage(t.database.orm, ada.team, { kind: 'props' });
    const inTrash = await buildItem(t.database.orm, ada.team, 'props', { imageUrl });
    await buildFullShoot(t, ada);
    expect((await ada.delete(`/api/props/${inTrash}`)).status).toBe(200);
    await remakeKeys(order);
    const { rowCount } = await t.database.pool.query('delete from teams where id = $1', [
      ada.team.id,
    ]);
    expect(rowCount).toBe(1);
  },
);
