import { type CallPlan, planChanges } from '@lensemble/contract/call-plan';
import type { ActivityRow } from './queries.ts';

type Changes = ActivityRow['changes'];

/** How many people have to answer again after a change of the plan. */
export const askedAgain = ({ changes, answeredPlans }: ActivityRow): number =>
  (answeredPlans ?? []).filter((plan) => planChanges(plan, planAfter(plan, changes))).length;

/** What a person was to answer after the change, who had answered to `plan`. The activity knows places by their names. */
function planAfter(plan: CallPlan, changes: Changes): CallPlan {
  const after = <Field extends keyof CallPlan>(field: Field): CallPlan[Field] =>
    field in changes ? (changes[field]?.[1] as CallPlan[Field]) : plan[field];
  const place = changes.locationId?.[1];
  const isMoved = 'locationId' in changes && place !== (plan.place?.name ?? null);
  return {
    ...plan,
    date: after('date'),
    time: after('time'),
    timeZone: after('timeZone'),
    ...(isMoved && { place: typeof place === 'string' ? elsewhere(place) : null }),
  };
}

const elsewhere = (name: string): CallPlan['place'] => ({ id: '', name, address: null });
