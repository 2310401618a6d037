import { sendingSkip } from '@lensemble/contract/call-sending';
import type { DaysSkip, PersonDays } from '@lensemble/contract/convention-days';
import type { ConventionDetail } from '@lensemble/contract/conventions';
import { isShootOver } from '@lensemble/contract/shoot-plan';
import { daysOfPerson } from '@lensemble/contract/timetable';
import { clockAt } from '@lensemble/contract/timetable-slots';
import type { OwnConvention } from '../convention-links/service.ts';
import type { CrewRow } from './rows/convention-crew.ts';
import { addressOf, callOf } from './standing.ts';

/** A crew member with their rows at the shoots of a convention, by day and time: at least one. */
export interface Person {
  readonly personnelId: string;
  readonly rows: readonly [CrewRow, ...CrewRow[]];
}

/** The crew members who have a shoot that is not over, by name. */
export function peopleOf(rows: readonly CrewRow[], now: Date): Person[] {
  const ahead = rows.filter((row) => !isOver(row, now));
  return [...Map.groupBy(ahead, ({ personnelId }) => personnelId)]
    .flatMap(([personnelId, [first, ...rest]]): Person[] =>
      first ? [{ personnelId, rows: [first, ...rest] }] : [],
    )
    .sort((a, b) => a.rows[0].name.localeCompare(b.rows[0].name));
}

export const isOver = ({ plan, ...row }: CrewRow, now: Date): boolean =>
  isShootOver({ ...plan, ...row }, now);

/** The rows whose personal links open, which are those that an email tells. */
export const openRows = ({ rows }: Person): CrewRow[] => rows.filter(({ isOff }) => !isOff);

/** Why a person gets no email; undefined if they can get one. */
export function skipOf(person: Person): DaysSkip | undefined {
  const [row] = openRows(person);
  if (!row) return 'linkOff';
  const skip = sendingSkip(callOf(row));
  return skip === 'noAddress' || skip === 'unsubscribed' ? skip : undefined;
}

/** A convention with the shoots of some rows of a person. */
export function withOnly(own: OwnConvention, rows: readonly CrewRow[]): OwnConvention {
  const told = new Set(rows.map(({ shootId }) => shootId));
  const shoots = own.convention.shoots.filter(({ id }) => told.has(id));
  return { ...own, convention: { ...own.convention, shoots } };
}

/** The days as their email tells them. @param reader an account */
export function daysOf(person: Person, convention: ConventionDetail, reader: string): PersonDays {
  const { personnelId, rows } = person;
  const open = openRows(person);
  const calls = open.map((row) => callOf(row));
  const sent = calls.flatMap(({ isPlanSent, sentAt }) => (isPlanSent && sentAt ? [sentAt] : []));
  const told = open.length > 0 ? open : rows;
  const [first = rows[0]] = told;
  const own = withOnly({ convention, personnelId }, told);
  return {
    personnelId,
    name: rows[0].name,
    avatarUrl: rows[0].avatarUrl,
    days: daysOfPerson(own.convention, personnelId).map(({ day, row, untimed }) => ({
      day,
      shoots: (row?.slots.length ?? 0) + untimed.length,
      from: row?.slots[0] ? clockAt(row.slots[0].minute) : null,
    })),
    skip: skipOf(person) ?? null,
    isSent: calls.length > 0 && sent.length === calls.length,
    sentAt: sent.sort().at(-1) ?? null,
    isOnItsWay: calls.some(({ isOnItsWay }) => isOnItsWay),
    isSelf: rows[0].accountId === reader,
    link: { shootId: first.shootId, participantId: first.participantId },
  };
}

export const emailOf = ({ rows }: Person): string | undefined => addressOf(rows[0]);
