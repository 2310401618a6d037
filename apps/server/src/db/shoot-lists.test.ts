import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { insertManyShoots } from '../testing/many-shoots.ts';
import { shoots } from './schema/shoots.ts';
import { LINK_LISTS } from './shoot-lists.ts';
import { s } from './shoots-and-places.ts';

const database = await testDatabase();
afterAll(database.close);

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test('the lists of a shoot are read from its links, also without statistics', async () => {
  const { rows: teams } = await database.pool.query<{ id: string }>(
    "insert into teams (name, invite_code) values ('Team', 'lists-1') returning id",
  );
  await insertManyShoots(database, teams[0]?.id ?? '', 20);
  const { rows } = await database.orm.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(sql`
    explain (analyze, format json)
    select ${LINK_LISTS.equipment}, ${LINK_LISTS.props}, ${LINK_LISTS.costumes} from ${shoots} ${s}
    where ${s.title} = 'Shoot 7'`);
  const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
  const loops = Object.fromEntries(
    nodes.map((node) => [node['Relation Name'], node['Actual Loops']]),
  );
  expect(loops).toMatchObject({ shoot_equipment: 1, shoot_props: 1, shoot_costumes: 1 });
});
