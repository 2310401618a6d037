import { type CallPlan, type PlanChanges, planChanges } from './call-plan.ts';

export const callAnswers = ['yes', 'maybe', 'no'] as const;
export type CallAnswer = (typeof callAnswers)[number];

/** What the team knows of a participant, in the order in which it happens. */
export const callStates = ['notSent', 'sent', 'opened', ...callAnswers, 'askedAgain'] as const;
export type CallState = (typeof callStates)[number];

/** Whether a participant has answered the plan of today. */
export const isAnswered = (state: CallState): state is CallAnswer =>
  (callAnswers as readonly CallState[]).includes(state);

/** The last answer of a participant, with the plan that it was given to. Moments are ISO 8601. */
export interface GivenAnswer {
  readonly answer: CallAnswer;
  readonly at: string;
  readonly plan: CallPlan;
}

interface Known {
  readonly sentAt: string | null;
  readonly openedAt: string | null;
  readonly answer: GivenAnswer | null;
}

interface Standing {
  readonly state: CallState;
  /** Since when, ISO 8601; null if nothing has happened. */
  readonly at: string | null;
  /** What changed since the answer; null unless the participant is asked again. */
  readonly changes: PlanChanges | null;
}

/** The state of a participant today. A yes and a maybe hold for the plan that they were given to; a no stays a no. */
export function callStateOf({ sentAt, openedAt, answer }: Known, plan: CallPlan): Standing {
  if (answer) {
    const changes = answer.answer === 'no' ? undefined : planChanges(answer.plan, plan);
    const state = changes ? 'askedAgain' : answer.answer;
    return { state, at: answer.at, changes: changes ?? null };
  }
  if (openedAt !== null) return { state: 'opened', at: openedAt, changes: null };
  return { state: sentAt === null ? 'notSent' : 'sent', at: sentAt, changes: null };
}
