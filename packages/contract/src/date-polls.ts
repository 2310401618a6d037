import { z } from 'zod';
import { callAnswers } from './call-state.ts';
import { CANDIDATES_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDate, clockTime, eitherCase, id, instant } from './fields.ts';

const CANDIDATES_MESSAGE = `At most ${CANDIDATES_MAX} dates`;

/** A date that is voted on: a day, in the zone of the shoot, with or without a time. */
const newCandidate = eitherCase(
  z.strictObject({ date: calendarDate, time: clockTime.default(null) }),
);

const keyOf = ({ date, time }: z.output<typeof newCandidate>) => `${date} ${time}`;

const datesToAsk = z
  .strictObject({
    candidates: z
      .array(newCandidate)
      .min(1, 'Please choose a date')
      .max(CANDIDATES_MAX, CANDIDATES_MESSAGE)
      .refine(
        (candidates) => new Set(candidates.map(keyOf)).size === candidates.length,
        'Please choose each date once',
      ),
    deadline: instant.nullable().default(null),
  })
  .readonly();
export type DatesToAsk = z.output<typeof datesToAsk>;

/** Answers by the id of the candidate. `maybe` means "if need be". */
export const dateAnswers = z
  .record(id, z.enum(callAnswers, 'Please choose yes, maybe or no'))
  .refine((answers) => Object.keys(answers).length <= CANDIDATES_MAX, CANDIDATES_MESSAGE);
export type DateAnswers = z.output<typeof dateAnswers>;

export const candidate = z.object({ id, date: z.string(), time: z.string().nullable() });
export type Candidate = z.infer<typeof candidate>;

const voter = z.object({
  participantId: id,
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** The participant is the caller, as someone said, or has the email address of the caller's account. */
  isYou: z.boolean(),
  answers: z.record(id, z.enum(callAnswers)),
  /** About the dates. */
  note: z.string().nullable(),
});
export type Voter = z.infer<typeof voter>;

/**
 * The candidates by date, and the participants of the shoot in their order. `deadline` and `closedAt` are ISO 8601; answers
 * count after the deadline, too. `version` counts changes of the candidates and of the deadline, and is what `If-Match` names.
 */
export const datePoll = z.object({
  version: z.number().int(),
  deadline: z.string().nullable(),
  closedAt: z.string().nullable(),
  candidates: z.array(candidate),
  people: z.array(voter),
});
export type DatePoll = z.infer<typeof datePoll>;

/** Null as long as no date was asked for. */
const response = z.object({ poll: datePoll.nullable() });

const params = z.object({ id });

/** An open poll in few words. `dates` are those that are not past, `best` is the first of the best ones, null before the first yes. */
const pollSummary = z.object({
  shootId: id,
  dates: z.number().int(),
  people: z.number().int(),
  answered: z.number().int(),
  best: candidate.omit({ id: true }).nullable(),
});
export type PollSummary = z.infer<typeof pollSummary>;

/** The open polls of the active team, at most `OUTLOOK_MAX`. The ETag is the team's revision, with the day in UTC. */
export const listDatePolls = defineEndpoint({
  method: 'GET',
  path: '/api/polls',
  access: 'team',
  response: z.array(pollSummary),
});

/** The ETag rises with every change in the team. 404. */
export const getDatePoll = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/poll',
  access: 'team',
  action: 'editShoots',
  params,
  response,
});

/**
 * Asks the crew of an idea for a date. A shoot that is planned or ready without a date becomes an idea again. Asking again changes
 * the candidates; answers to those that stay are kept. It also opens a closed poll. `If-Match: "0"` creates only. 404; 409 if the
 * shoot is completed or has a date and is not an idea; 409 `version_conflict`; 422, also for a new date that is over in every
 * zone, and for a new deadline that is past.
 */
export const askForDate = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/poll',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(datesToAsk),
  response,
});

/** Stops asking, if the shoot asks for a date. Answers are kept. 404. */
export const closeDatePoll = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/poll/close',
  access: 'team',
  action: 'editShoots',
  params,
  body: z.strictObject({}).optional(),
  response,
});

/** Answers as a participant who is the caller (`isYou`). 404; 409 if the poll is closed; 422. */
export const answerDatePoll = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/poll/answers',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(z.strictObject({ participantId: id, answers: dateAnswers })),
  response,
});
