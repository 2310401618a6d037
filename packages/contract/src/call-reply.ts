import { z } from 'zod';
import type { CallPlan } from './call-plan.ts';
import { callAnswers } from './call-state.ts';
import { ADDRESS_MAX, CALL_NOTE_MAX, ITEM_NAME_MAX } from './constants.ts';
import { dateAnswers } from './date-polls.ts';
import { calendarDate, clockTime, id, optionalText, text, timeZone } from './fields.ts';

const place = z.strictObject({
  id,
  name: text(ITEM_NAME_MAX),
  address: text(ADDRESS_MAX).nullable(),
});

export const callPlan = z.strictObject({
  date: calendarDate.nullable(),
  time: clockTime,
  timeZone,
  place: place.readonly().nullable(),
  callTime: clockTime,
}) satisfies z.ZodType<CallPlan>;

/** A plan as the form of a page has it. */
const shownPlan = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({ code: 'custom', message: 'This is not a plan' });
      return z.NEVER;
    }
  })
  .pipe(callPlan);

export const callNote = optionalText(CALL_NOTE_MAX);

/**
 * What a participant sends from their personal page: an answer, a note to the last answer, or both. `plan` is the one
 * that the page showed. One that cannot be read counts as absent, so that it loses no answer.
 */
export const callReply = z
  .strictObject({
    answer: z.enum(callAnswers, 'Please choose yes, maybe or no').optional(),
    note: callNote.optional(),
    plan: shownPlan.optional().catch(undefined),
  })
  .refine(({ answer, note }) => answer !== undefined || note !== undefined, {
    error: 'There is nothing to change',
    when: ({ issues }) => issues.length === 0,
  });
export type CallReply = z.output<typeof callReply>;

/** What a participant sends from the dates of their personal page: answers by the id of the date, and a note. `plan` as above. */
export const callVotes = z
  .record(z.string(), z.string())
  .transform(({ plan, note, ...answers }): unknown => ({ plan, note, answers }))
  .pipe(
    z.object({
      plan: shownPlan.optional().catch(undefined),
      note: callNote.optional(),
      answers: dateAnswers,
    }),
  );
export type CallVotes = z.output<typeof callVotes>;
