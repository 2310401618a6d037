import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { c, IN_ORDER, k, NAME, NOT_NAMED, PARTICIPANTS } from '../../../db/participants.ts';
import { costumes, locations } from '../../../db/schema/catalogue.ts';
import { shootCostumes } from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { jsonObject, prebuilt, selectList } from '../../../db/select.ts';
import { l, s } from '../../../db/shoots-and-places.ts';
import type { CalendarShoot } from '../calendar-shoot.ts';

const worn = alias(shootCostumes, 'w');
const i = alias(costumes, 'i');

const listOf = (entry: SQL, order: SQL) => sql`json_agg(${entry} order by ${order})`;

const PERSON = jsonObject<CalendarShoot['participants'][number]>({
  name: NAME,
  role: k.role,
  notNamed: NOT_NAMED,
});
const COSTUME = jsonObject<CalendarShoot['costumes'][number]>({
  characterName: i.characterName,
  seriesName: i.seriesName,
});
const LOCATION = jsonObject<NonNullable<CalendarShoot['location']>>({
  name: l.name,
  address: l.address,
  notes: l.notes,
  latitude: l.latitude,
  longitude: l.longitude,
});

/** The columns of a shoot (s) with its location (l). `updatedAt` is the last change to any field that an event shows. */
const COLUMNS = prebuilt(
  selectList<CalendarShoot>({
    id: s.id,
    title: s.title,
    description: s.description,
    status: s.status,
    date: s.date,
    time: s.time,
    timeZone: s.timeZone,
    durationMinutes: s.durationMinutes,
    reminderTime: s.reminderTime,
    version: s.version,
    updatedAt: sql`greatest(${s.updatedAt}, ${l.updatedAt}, people.updated_at, clothes.updated_at)`,
    location: sql`case when ${l.id} is null then null else ${LOCATION} end`,
    participants: sql`coalesce(people.list, '[]')`,
    costumes: sql`coalesce(clothes.list, '[]')`,
  }),
);

/**
 * Some shoots (s) with everything that an event shows. The lists are grouped for all shoots at once: a
 * subquery for each shoot can get a plan that reads a whole list each time.
 * @param areMeant the condition that two columns hold one of the teams and one of the shoots
 */
export const selectForCalendar = (areMeant: (teamId: Column, shootId: Column) => SQL): SQL => sql`
  select ${COLUMNS} from ${shoots} ${s}
  left join ${locations} ${l} on ${l.teamId} = ${s.teamId} and ${l.id} = ${s.locationId}
  left join (
    select ${k.shootId}, max(${c.updatedAt}) as updated_at, ${listOf(PERSON, IN_ORDER)} as list
    from ${PARTICIPANTS} where ${areMeant(k.teamId, k.shootId)} group by ${k.shootId}
  ) people on people.shoot_id = ${s.id}
  left join (
    select ${worn.shootId}, max(${i.updatedAt}) as updated_at,
      ${listOf(COSTUME, sql`${worn.position}, ${i.id}`)} as list
    from ${shootCostumes} ${worn}
    join ${costumes} ${i} on ${i.teamId} = ${worn.teamId} and ${i.id} = ${worn.costumeId}
    where ${areMeant(worn.teamId, worn.shootId)} group by ${worn.shootId}
  ) clothes on clothes.shoot_id = ${s.id}
  where ${areMeant(s.teamId, s.id)}`;

export interface CalendarRow extends Record<string, unknown>, CalendarShoot {}
