import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { c, IN_ORDER, k, NAME, PARTICIPANTS } from '../../../db/participants.ts';
import { costumes, locations } from '../../../db/schema/catalogue.ts';
import { shootCostumes } from '../../../db/schema/shoot-links.ts';
import { shoots } from '../../../db/schema/shoots.ts';
import { jsonObject, prebuilt, selectList } from '../../../db/select.ts';
import type { CalendarShoot } from '../calendar-shoot.ts';

export const s = alias(shoots, 's');
export const l = alias(locations, 'l');
const worn = alias(shootCostumes, 'w');
const i = alias(costumes, 'i');

const listOf = (entry: SQL, order: SQL) =>
  sql`coalesce(json_agg(${entry} order by ${order}), '[]')`;

const OF_SHOOT = sql`${PARTICIPANTS} where ${k.teamId} = ${s.teamId} and ${k.shootId} = ${s.id}`;
const COSTUMES = sql`${shootCostumes} ${worn}
  join ${costumes} ${i} on ${i.teamId} = ${worn.teamId} and ${i.id} = ${worn.costumeId}
  where ${worn.teamId} = ${s.teamId} and ${worn.shootId} = ${s.id}`;

const PERSON = jsonObject<CalendarShoot['participants'][number]>({ name: NAME, role: k.role });
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
export const CALENDAR_COLUMNS = prebuilt(
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
    updatedAt: sql`greatest(${s.updatedAt}, ${l.updatedAt},
      (select max(${c.updatedAt}) from ${OF_SHOOT}), (select max(${i.updatedAt}) from ${COSTUMES}))`,
    location: sql`case when ${l.id} is null then null else ${LOCATION} end`,
    participants: sql`(select ${listOf(PERSON, IN_ORDER)} from ${OF_SHOOT})`,
    costumes: sql`(select ${listOf(COSTUME, sql`${worn.position}, ${i.id}`)} from ${COSTUMES})`,
  }),
);

export interface CalendarRow extends Record<string, unknown>, CalendarShoot {}
