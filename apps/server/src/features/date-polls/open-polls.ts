import { OUTLOOK_MAX } from '@lensemble/contract/constants';
import type { Candidate, PollSummary } from '@lensemble/contract/date-polls';
import { bestDates, rankDates } from '@lensemble/contract/date-ranking';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import { dayLight } from '@lensemble/light/day-light';
import { goldenMinutes } from '@lensemble/light/golden-light';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { listOpen } from './queries.ts';
import type { OpenPollRow } from './rows/open-polls.ts';

const MINUTE_MS = 60_000;

/** The open polls of a team whose dates are not all past. @param day today in UTC */
export async function findOpenPolls(
  { orm }: Pick<Deps, 'orm'>,
  scope: TeamScope,
  day: string,
): Promise<PollSummary[]> {
  const rows = await listOpen(orm, scope, day, OUTLOOK_MAX);
  return rows.map((row) => ({
    shootId: row.shootId,
    dates: row.candidates.length,
    people: row.people,
    answered: row.answered,
    best: bestOf(row),
  }));
}

function bestOf(row: OpenPollRow): PollSummary['best'] {
  const ranked = row.candidates.map(({ yes, no, ...candidate }) => {
    let golden: number | undefined;
    return {
      ...candidate,
      tally: { yes, no },
      // The light is expensive, and decides only between dates with the same answers.
      get goldenMinutes() {
        golden ??= goldenOf(row, candidate);
        return golden;
      },
    };
  });
  const best = bestDates(ranked);
  const first = rankDates(ranked).find(({ id }) => best.has(id));
  return first ? { date: first.date, time: first.time } : null;
}

function goldenOf(
  { timeZone, durationMinutes, latitude, longitude }: OpenPollRow,
  { date, time }: Candidate,
): number {
  if (latitude === null || longitude === null) return 0;
  const light = dayLight({ date, timeZone, latitude, longitude });
  const start = time === null ? null : zonedInstant(date, time, timeZone);
  const hours = start && { from: start, to: new Date(+start + durationMinutes * MINUTE_MS) };
  return goldenMinutes(light, hours, durationMinutes);
}
