import { z } from 'zod';
import { AWAY_DAYS_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDate, eitherCase, id } from './fields.ts';

/** Days on which a person on the crew list cannot come: `YYYY-MM-DD`, both included, wherever a shoot is. */
export const away = z.object({
  id,
  personnelId: id,
  firstDay: z.string(),
  lastDay: z.string(),
});
export type Away = z.infer<typeof away>;

const daysBetween = (first: string, last: string) =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000;

/** Refuses days that no entry can have. */
export function checkAwayDays(
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
  context: z.RefinementCtx,
): void {
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['lastDay'], message });
  if (firstDay > lastDay) refuse('The last day cannot be before the first');
  else if (daysBetween(firstDay, lastDay) >= AWAY_DAYS_MAX)
    refuse(`Please choose at most ${AWAY_DAYS_MAX} days`);
}

export const newAway = z
  .strictObject({ firstDay: calendarDate, lastDay: calendarDate })
  .superRefine(checkAwayDays);
export type NewAway = z.output<typeof newAway>;

const params = z.object({ id });

/** When a person is away, the first days first. 404. */
export const listAway = defineEndpoint({
  method: 'GET',
  path: '/api/personnel/:id/away',
  access: 'team',
  params,
  response: z.array(away),
});

/** Notes days on which a person is away (201). 404 for an unknown person. */
export const createAway = defineEndpoint({
  method: 'POST',
  path: '/api/personnel/:id/away',
  access: 'team',
  params,
  body: eitherCase(newAway),
  creates: true,
  response: away,
});

/** 404. */
export const deleteAway = defineEndpoint({
  method: 'DELETE',
  path: '/api/away/:id',
  access: 'team',
  params,
  response: z.object({ success: z.literal(true) }),
});
