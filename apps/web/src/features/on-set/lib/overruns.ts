import type { DayOfPlan } from './day-of-plan.ts';

interface Overruns {
  /** Minutes by which what is done took longer than planned, on average; negative for less. */
  readonly average: number;
  /** The entry that was furthest from its plan, with the minutes that it took and was to take. */
  readonly furthest: { readonly name: string; readonly took: number; readonly planned: number };
}

const MINUTE_MS = 60_000;

/** How long entries took. Undefined while none is known to be done at a time. */
export function overrunsOf({
  entries,
  times,
}: Pick<DayOfPlan, 'entries' | 'times'>): Overruns | undefined {
  const spans = new Map(times?.entries.map(({ id, expected }) => [id, expected]));
  const known = entries.flatMap(({ id, name, minutes, state, actualEnd }) => {
    const span = spans.get(id);
    if (!span || state !== 'done' || actualEnd === null) return [];
    return [{ name, planned: minutes, took: Math.round((span.end - span.start) / MINUTE_MS) }];
  });
  if (known.length === 0) return undefined;
  const sum = known.reduce((minutes, { took, planned }) => minutes + took - planned, 0);
  const furthest = known.reduce((a, b) =>
    Math.abs(b.took - b.planned) > Math.abs(a.took - a.planned) ? b : a,
  );
  return { average: Math.round(sum / known.length), furthest };
}
