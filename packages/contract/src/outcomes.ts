import type { DayState, Outcome } from './day-state.ts';
import type { RefusalReason } from './operations.ts';

export const applied = (state: DayState): Outcome => ({ state, refusals: [] });

export const refused = (
  state: DayState,
  reason: RefusalReason,
  fields: readonly string[] = [],
): Outcome => ({ state, refusals: [{ reason, fields: [...fields] }] });
