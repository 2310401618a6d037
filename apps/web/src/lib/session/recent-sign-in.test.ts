import { expect, test, vi } from 'vitest';
import { onSignInNeeded, signedInAgain, signInAnswered } from './recent-sign-in.ts';

test('calls at the same time share one question and its answer', async () => {
  const forget = onSignInNeeded(() => {});
  const answers = Promise.all([signedInAgain(), signedInAgain()]);
  signInAnswered(true);
  expect(await answers).toEqual([true, true]);
  forget();
});

test('each question gets its own answer', async () => {
  const show = vi.fn();
  const forget = onSignInNeeded(show);
  const first = signedInAgain();
  signInAnswered(false);
  const second = signedInAgain();
  signInAnswered(true);
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(show).toHaveBeenCalledTimes(2);
  forget();
});

test('the answer is no without a dialog, and where the page with the dialog ends', async () => {
  expect(await signedInAgain()).toBe(false);
  const forget = onSignInNeeded(() => {});
  const answer = signedInAgain();
  forget();
  expect(await answer).toBe(false);
});
