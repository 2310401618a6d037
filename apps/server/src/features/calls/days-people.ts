import { arrivalOf } from '@lensemble/contract/call-plan';
import { sendingSkip } from '@lensemble/contract/call-sending';
import type { DaysSkip, PersonDays } from '@lensemble/contract/convention-days';
import { isShootOver } from '@lensemble/contract/shoot-plan';
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

/** @param reader an account */
export function daysOf(person: Person, reader: string): PersonDays {
  const { personnelId, rows } = person;
  const open = openRows(person);
  const calls = open.map((row) => callOf(row));
  const sent = calls.flatMap(({ isPlanSent, sentAt }) => (isPlanSent && sentAt ? [sentAt] : []));
  const [first] = open.length > 0 ? open : rows;
  const days = Map.groupBy(rows, ({ plan }) => plan.date ?? '');
  return {
    personnelId,
    name: rows[0].name,
    avatarUrl: rows[0].avatarUrl,
    days: [...days].map(([day, ofDay]) => ({
      day,
      shoots: new Set(ofDay.map(({ shootId }) => shootId)).size,
      from: ofDay.flatMap(({ plan }) => arrivalOf(plan) ?? []).sort()[0] ?? null,
    })),
    skip: skipOf(person) ?? null,
    isSent: calls.length > 0 && sent.length === calls.length,
    sentAt: sent.sort().at(-1) ?? null,
    isOnItsWay: calls.some(({ isOnItsWay }) => isOnItsWay),
    isSelf: rows[0].accountId === reader,
    link: { shootId: (first ?? rows[0]).shootId, participantId: (first ?? rows[0]).participantId },
  };
}

export const emailOf = ({ rows }: Person): string | undefined => addressOf(rows[0]);
