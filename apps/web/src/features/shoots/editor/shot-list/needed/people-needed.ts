import type { DayStart, DayTimes, Span } from '@lensemble/contract/day-times';
import { neededTimes, wantedCallTime } from '@lensemble/contract/needed-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { storedOf } from '@/features/shoots/editor/lib/crew-calls.ts';
import type { FormParticipant } from '@/features/shoots/editor/lib/form-links.ts';
import { peopleKeys } from '@/features/shoots/editor/lib/people-keys.ts';

type Stored = ShootDetail['participants'][number];

export interface PersonNeeded {
  /** In the form. */
  readonly key: string;
  readonly person: Stored;
  readonly spans: readonly [Span, ...Span[]];
  /** When they are called so far (`HH:MM`), if it does not fit. */
  readonly misfit: { readonly call: string; readonly wanted: string | null } | undefined;
}

/** When the people of the form are needed. Those who are not saved yet are in no entry. */
export function peopleNeeded(
  shots: readonly Shot[],
  day: { readonly start: DayStart; readonly times: DayTimes },
  people: readonly FormParticipant[],
  stored: readonly Stored[],
): PersonNeeded[] {
  const { start, times } = day;
  const keys = peopleKeys(people);
  const inForm = new Map(
    people.flatMap((person, at) => {
      const row = storedOf(person, stored);
      return row ? [[row.id, { key: keys[at] ?? '', row, callTime: person.callTime }]] : [];
    }),
  );
  return neededTimes(shots, times).flatMap(({ participantId, spans }) => {
    const found = inForm.get(participantId);
    if (!found) return [];
    const { key, row, callTime } = found;
    const wanted = wantedCallTime(spans[0].start, start, callTime);
    const misfit = wanted === undefined ? undefined : { call: callTime ?? start.time, wanted };
    return [{ key, person: row, spans, misfit }];
  });
}
