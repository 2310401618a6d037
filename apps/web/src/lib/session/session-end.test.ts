import { beforeEach, expect, test, vi } from 'vitest';
import {
  announceSessionEnd,
  dropUnsaved,
  expectSessionEnd,
  hasUnsaved,
  holdUnsaved,
  isAskingToSignIn,
  onSessionEnd,
  onUnsaved,
  sessionEndAnswered,
} from './session-end.ts';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  sessionEndAnswered();
  // Tests of other files share this module.
  dropUnsaved();
  vi.stubGlobal('window', {
    location: { pathname: '/shoots/1', search: '?a=b', hash: '', assign },
  });
});

test('an expired session leads to the sign-in page and remembers the place', () => {
  announceSessionEnd();
  expect(assign).toHaveBeenCalledWith('/auth?redirect=%2Fshoots%2F1%3Fa%3Db');
});

test('while the user signs out, nothing leads to the sign-in page', () => {
  expectSessionEnd(true);
  announceSessionEnd();
  expect(assign).not.toHaveBeenCalled();
  expectSessionEnd(false);
  announceSessionEnd();
  expect(assign).toHaveBeenCalledOnce();
});

test('while something is unsaved it asks in place', () => {
  const open = vi.fn();
  const forget = onSessionEnd(open);
  const release = holdUnsaved();
  announceSessionEnd();
  expect(open).toHaveBeenCalledOnce();
  expect(isAskingToSignIn()).toBe(true);
  expect(assign).not.toHaveBeenCalled();
  release();
  forget();
});

test('each holder releases its own', () => {
  const first = holdUnsaved();
  const second = holdUnsaved();
  first();
  expect(hasUnsaved()).toBe(true);
  second();
  expect(hasUnsaved()).toBe(false);
  holdUnsaved();
  dropUnsaved();
  expect(hasUnsaved()).toBe(false);
});

test('the sign-in page does not lead to itself', () => {
  vi.stubGlobal('window', { location: { pathname: '/auth', search: '', hash: '', assign } });
  announceSessionEnd();
  expect(assign).not.toHaveBeenCalled();
});

test('tells when something becomes unsaved, e.g. to load what may be needed then', () => {
  const load = vi.fn();
  const forget = onUnsaved(load);
  const release = holdUnsaved();
  expect(load).toHaveBeenCalledOnce();
  release();
  forget();
  holdUnsaved()();
  expect(load).toHaveBeenCalledOnce();
});
