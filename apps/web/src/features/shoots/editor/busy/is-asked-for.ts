import { whenIs } from '../lib/time-zones.ts';
import type { Wants } from './busy-context.ts';

/** Whether the schedule says what is taken, once it is known. It says nothing of a day that is over. */
export const isAskedFor = ({ plan, needs }: Pick<Wants, 'plan' | 'needs'>, now: Date): boolean =>
  plan.date !== null &&
  whenIs(plan.date, plan.timeZone, now) !== 'over' &&
  Object.values(needs).some((each) => each.length > 0);
