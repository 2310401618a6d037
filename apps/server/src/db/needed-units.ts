import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { kitEquipment } from './schema/kit-equipment.ts';
import { shootEquipment, shootKits } from './schema/shoot-links.ts';
import { s } from './shoots-and-places.ts';

const ofShoot = sql`k.team_id = ${s.teamId} and k.shoot_id = ${s.id}`;

/** The name of `neededUnits` in a statement. */
export const k = alias(shootEquipment, 'k');

/** The units that a shoot (s) needs of each piece of equipment, its own and those in its kits, as rows of k. */
export const neededUnits = sql`(
  select equipment_id, sum(quantity)::int as quantity from (
    select k.equipment_id, k.quantity from ${shootEquipment} k where ${ofShoot}
    union all
    select p.equipment_id, p.quantity from ${shootKits} k
      join ${kitEquipment} p on p.team_id = k.team_id and p.kit_id = k.kit_id where ${ofShoot}) u
  group by equipment_id) k`;
