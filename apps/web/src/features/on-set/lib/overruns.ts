import type { DayOfPlan } from './day-of-plan.ts';

interface Overruns {
  /** Minutes by which what is done took longer than planned, on average; negative for less. */
  readonly average: number;
  /** The entry that was furthest from its plan, with the minutes that it took and was to take. */
  readonly furthest: { readonly name: string; readonly took: number; readonly planned: number };
}

const MINUTE_MS = 60_000;

/** How long entries took. Undefined while none is known to be done at a time of the day. */
export function overrunsOf({
  entries,
  times,
}: Pick<DayOfPlan, 'entries' | 'times'>): Overruns | undefined {
  const spans = new Map(times?.entries.map((span) => [span.id, span]));
  const known = entries.flatMap(({ id, name, minutes }) => {
    const { endedAt, expected } = spans.get(id) ?? {};
    if (endedAt == null || !expected) return [];
    return [{ name, planned: minutes, took: Math.round((endedAt - expected.start) / MINUTE_MS) }];
  });
  if (known.length === 0) return undefined;
  const sum = known.reduce((minutes, { took, planned }) => minutes + took - planned, 0);
  const furthest = known.reduce((a, b) =>
    Math.abs(b.took - b.planned) > Math.abs(a.took - a.planned) ? b : a,
  );
  return { average: Math.round(sum / known.length), furthest };
}
