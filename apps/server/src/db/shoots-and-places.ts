import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { locations } from './schema/catalogue.ts';
import { shoots } from './schema/shoots.ts';
import { prebuilt } from './select.ts';

export const s = alias(shoots, 's');
export const l = alias(locations, 'l');

/** The rows of `placeUses`: `locationId` is the location that the shoot uses. */
const use = alias(shoots, 'place_uses');

/** Where shoots use locations, also as a second place. A shoot that has one as both counts once. */
export const placeUses = {
  table: prebuilt(sql`(
    select ${shoots.teamId}, ${shoots.locationId}, ${shoots.id} from ${shoots}
    where ${shoots.locationId} is not null
    union all
    select ${shoots.teamId}, ${shoots.secondLocationId}, ${shoots.id} from ${shoots}
    where ${shoots.secondLocationId} is not null
      and ${shoots.secondLocationId} is distinct from ${shoots.locationId}) ${use}`),
  teamId: use.teamId,
  item: use.locationId,
  shoot: use.id,
};

/** The second location of a shoot (s), in `ofSecondPlace`. */
export const l2 = alias(locations, 'l2');

/** @param value of the second location (l2) @returns it, null for a shoot (s) without one */
export const ofSecondPlace = (value: SQL) => sql`(
  select ${value} from ${locations} ${l2}
  where ${l2.teamId} = ${s.teamId} and ${l2.id} = ${s.secondLocationId})`;

/** Joins the location (l) of a shoot (s). */
export const isPlace = sql`${l.teamId} = ${s.teamId} and ${l.id} = ${s.locationId}`;
