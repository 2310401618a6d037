import { arrivalOf, type CallPlan } from '@lensemble/contract/call-plan';

const MINUTES_MIN = 15;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When a participant is at a shoot: from their own time until the shoot ends. Both times are on the day of the shoot. */
export function ownTimes(
  plan: Pick<CallPlan, 'time' | 'callTime'>,
  durationMinutes: number,
): { readonly time: string | null; readonly durationMinutes: number } {
  const time = arrivalOf(plan);
  if (time === null || plan.time === null) return { time, durationMinutes };
  const earlier = minutesOf(plan.time) - minutesOf(time);
  return { time, durationMinutes: Math.max(durationMinutes + earlier, MINUTES_MIN) };
}

/** After every time of a day. */
const NEVER = '24:00';

/** The own times of the participant who is there first. */
export function earliestTimes(
  plans: readonly [CallPlan, ...CallPlan[]],
  durationMinutes: number,
): ReturnType<typeof ownTimes> {
  const [first] = plans.toSorted((a, b) =>
    (arrivalOf(a) ?? NEVER).localeCompare(arrivalOf(b) ?? NEVER),
  );
  return ownTimes(first ?? plans[0], durationMinutes);
}
