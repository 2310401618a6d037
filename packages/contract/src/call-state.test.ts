import { describe, expect, it } from 'vitest';
import type { CallPlan } from './call-plan.ts';
import { type CallAnswer, callAnswers, callStateOf } from './call-state.ts';

const plan: CallPlan = {
  date: '2026-11-21',
  time: '14:00',
  timeZone: 'Europe/Rome',
  place: null,
  callTime: null,
};
const moved = { ...plan, date: '2026-11-22' };
const sentAt = '2026-11-01T10:00:00.000Z';
const openedAt = '2026-11-02T10:00:00.000Z';
const at = '2026-11-03T10:00:00.000Z';
const given = (answer: CallAnswer) => ({ answer, at, plan });

describe('what is true of a participant', () => {
  it('is what happened last', () => {
    const known = { sentAt: null, openedAt: null, answer: null };
    expect(callStateOf(known, plan)).toEqual({ state: 'notSent', at: null, changes: null });
    expect(callStateOf({ ...known, sentAt }, plan)).toMatchObject({ state: 'sent', at: sentAt });
    const opened = { sentAt, openedAt, answer: null };
    expect(callStateOf(opened, moved)).toMatchObject({ state: 'opened', at: openedAt });
  });

  it.each(callAnswers)('is the answer %s to the plan of today', (answer) => {
    const known = { sentAt, openedAt, answer: given(answer) };
    expect(callStateOf(known, plan)).toEqual({ state: answer, at, changes: null });
  });

  it('is asked again after a yes or a maybe to another plan, and a no stays a no', () => {
    const states = callAnswers.map(
      (answer) => callStateOf({ sentAt, openedAt, answer: given(answer) }, moved).state,
    );
    expect(states).toEqual(['askedAgain', 'askedAgain', 'no']);
    const { changes } = callStateOf({ sentAt, openedAt, answer: given('yes') }, moved);
    expect(changes).toEqual({ date: { before: '2026-11-21', now: '2026-11-22' } });
  });
});
