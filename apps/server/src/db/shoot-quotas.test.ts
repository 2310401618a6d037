import { PACKING_RECORDS_MAX } from '@lensemble/contract/constants';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, testEnv } from '../testing/app.ts';
import { buildItem } from '../testing/items.ts';
import { signedIn } from '../testing/login.ts';
import { buildShoot } from '../testing/shoots.ts';
import { writeUnrecorded } from './revision.ts';
import { checkEveryShoot } from './shoot-quotas.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('records that say nothing take no room in a packing list', async () => {
  const { orm, pool } = t.database;
  const { team } = await signedIn(t);
  const { id } = await buildShoot(orm, team);
  const kit = await buildItem(orm, team, 'kits', { name: 'Repair' });
  const owner = { teamId: team.id };
  await pool.query('insert into shoot_kits (team_id, shoot_id, kit_id) values ($1, $2, $3)', [
    ...[team.id, id, kit],
  ]);
  await orm.transaction(async (tx) => {
    await writeUnrecorded(tx);
    await tx.execute(sql`
      insert into packing_records (team_id, shoot_id, kit_id, part_line)
      select ${team.id}, ${id}, ${kit}, n::text from generate_series(1, ${PACKING_RECORDS_MAX + 1}::int) n`);
  });
  await expect(checkEveryShoot(orm, owner, testEnv.quotas)).resolves.toBeUndefined();
  await orm.transaction(async (tx) => {
    await writeUnrecorded(tx);
    await tx.execute(sql`update packing_records set packed_at = now() where shoot_id = ${id}`);
  });
  await expect(checkEveryShoot(orm, owner, testEnv.quotas)).rejects.toThrow(
    'A shoot has more than a shoot can have',
  );
});
