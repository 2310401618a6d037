import type { ConventionBlock, ConventionShoot } from '@lensemble/contract/conventions';
import { dayTimes, type TimedEntry } from '@lensemble/contract/day-times';
import type { shotKinds } from '@lensemble/contract/shot-kinds';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { shotLinks, shots } from '../../../db/schema/shots.ts';
import { jsonObject } from '../../../db/select.ts';
import { s } from '../../../db/shoots-and-places.ts';

/** What the times of the blocks of a shot list follow from. */
export interface Entry extends TimedEntry {
  readonly kind: (typeof shotKinds)[number];
  readonly title: string | null;
  readonly participantIds: readonly string[];
}

const e = alias(shots, 'e');
const b = alias(shots, 'b');
const k = alias(shotLinks, 'k');

const PARTICIPANT_IDS = sql`(
  select coalesce(json_agg(${k.participantId} order by ${k.position}), '[]') from ${shotLinks} ${k}
  where ${k.teamId} = ${e.teamId} and ${k.shootId} = ${e.shootId} and ${k.shotId} = ${e.id} and ${k.participantId} is not null)`;

/** The shot list of a shoot (s) that has blocks: their times follow from all of it. */
export const ENTRIES = sql`(
  select coalesce(json_agg(${jsonObject<Entry>({
    id: e.id,
    kind: e.kind,
    title: e.title,
    minutes: e.minutes,
    pin: e.pin,
    state: e.state,
    actualEnd: e.actualEnd,
    participantIds: PARTICIPANT_IDS,
  })} order by ${e.position}, ${e.createdAt}, ${e.id}), '[]')
  from ${shots} ${e}
  where ${e.teamId} = ${s.teamId} and ${e.shootId} = ${s.id} and ${e.deletedAt} is null and exists (
    select from ${shots} ${b} where ${b.teamId} = ${s.teamId} and ${b.shootId} = ${s.id} and ${b.kind} <> 'shot'
      and ${b.deletedAt} is null))`;

/** The blocks of a shoot that are still planned; none without a date and a time. */
export function blocksOf(
  { date, time, timeZone }: Pick<ConventionShoot, 'date' | 'time' | 'timeZone'>,
  entries: readonly Entry[],
): ConventionBlock[] {
  if (date === null || time === null || entries.length === 0) return [];
  const { entries: times } = dayTimes({ date, time, timeZone }, entries, null);
  return entries.flatMap(({ id, kind, title, minutes, state, participantIds }, index) => {
    const start = times[index]?.planned.start;
    if (kind === 'shot' || state === 'skipped' || start === undefined) return [];
    const from = new Date(start).toISOString();
    return [{ ...{ id, kind, title, from, minutes }, participantIds: [...participantIds] }];
  });
}

/** Who is named in make-up and nowhere else, while shots name others: a photographer may be in no shot, but is there. */
export function namedInBlocks(entries: readonly Entry[]): (participantId: string) => boolean {
  const named = (isMeant: (kind: Entry['kind']) => boolean) =>
    new Set(entries.flatMap(({ kind, participantIds }) => (isMeant(kind) ? participantIds : [])));
  const inMakeup = named((kind) => kind === 'makeup');
  const elsewhere = named((kind) => kind !== 'makeup');
  const areShotsNamed = named((kind) => kind === 'shot').size > 0;
  return (id) => areShotsNamed && inMakeup.has(id) && !elsewhere.has(id);
}
