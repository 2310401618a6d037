import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { calendarDate, clockTime, eitherCase, id } from './fields.ts';
import { shoot } from './shoots.ts';

const params = z.object({ id });

/**
 * Takes a date: the shoot gets it with the status planning, answers to it become answers to the plan, and the poll is closed.
 * Answers with the shoot. 404; 409 if the poll is closed; 422 for a date that is not in the poll.
 */
export const takeDate = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/poll/take',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(z.strictObject({ candidateId: id })),
  response: shoot,
});

/**
 * Takes back a date that was taken: the shoot is an idea again with the date and the time that it had before, answers to the date
 * are answers to the poll only, and the poll is open. Answers with the shoot. 404; 409 once the shoot has another date, time or
 * status; 422 for a date that is not in the poll.
 */
export const untakeDate = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/poll/untake',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(
    z.strictObject({ candidateId: id, date: calendarDate.nullable(), time: clockTime }),
  ),
  response: shoot,
});
