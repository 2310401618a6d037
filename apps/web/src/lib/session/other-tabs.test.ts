import { setImmediate as turnEnds } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenLeaving } from './leaving.ts';
import {
  assertSameAccount,
  tellOtherTabs,
  tellOtherTabsEnded,
  watchOtherTabs,
} from './other-tabs.ts';
import { dropUnsaved, holdUnsaved } from './session-end.ts';

const reload = vi.fn();
let other: BroadcastChannel;
let third: BroadcastChannel;
let stop: () => void;

beforeEach(() => {
  reload.mockReset();
  // Tests of other files share this module.
  dropUnsaved();
  vi.stubGlobal('window', { location: { reload } });
  other = new BroadcastChannel('session');
  stop = watchOtherTabs(() => 'a');
  third = new BroadcastChannel('session');
});

afterEach(() => {
  tellOtherTabs('a');
  stop();
  other.close();
  third.close();
});

// All listeners receive the message in the same turn of the event loop.
const posted = async (id: string | null) => {
  const heard = new Promise((resolve) => {
    third.onmessage = resolve;
  });
  other.postMessage(id);
  await heard;
  await turnEnds();
};

test('the same person again changes nothing', async () => {
  await posted('a');
  expect(reload).not.toHaveBeenCalled();
  expect(assertSameAccount).not.toThrow();
});

test('another user, or none: the page reloads', async () => {
  await posted('b');
  expect(reload).toHaveBeenCalledOnce();
  await posted(null);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what this tab stored goes before the page reloads, if another tab signed out', async () => {
  const done: string[] = [];
  whenLeaving(async () => void done.push('left'));
  reload.mockImplementation(() => done.push('reloaded'));
  await posted('b');
  expect(done).toEqual(['reloaded']);
  await posted(null);
  expect(done).toEqual(['reloaded', 'left', 'reloaded']);
});

test('after a new password, the page reloads and the device keeps what it stored', async () => {
  const left = vi.fn(async () => {});
  whenLeaving(left);
  const heard = new Promise<MessageEvent>((resolve) => {
    third.onmessage = resolve;
  });
  tellOtherTabsEnded();
  other.postMessage((await heard).data);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(left).not.toHaveBeenCalled();
  expect(assertSameAccount).not.toThrow();
});

test('a page that says so reloads over unsaved changes: they are on the device', async () => {
  stop();
  stop = watchOtherTabs(
    () => 'a',
    () => true,
  );
  const release = holdUnsaved();
  await posted(null);
  expect(reload).toHaveBeenCalledOnce();
  release();
});

test('over something unsaved it stays, and refuses every call until the account is the same again', async () => {
  const release = holdUnsaved();
  await posted('b');
  expect(reload).not.toHaveBeenCalled();
  expect(assertSameAccount).toThrow(/another account/);
  await posted('a');
  expect(assertSameAccount).not.toThrow();
  await posted('b');
  release();
  expect(assertSameAccount).toThrow();
  expect(reload).toHaveBeenCalledOnce();
});

test('signed out elsewhere over something unsaved: saving will ask for the password', async () => {
  const release = holdUnsaved();
  await posted('b');
  await posted(null);
  expect(reload).not.toHaveBeenCalled();
  expect(assertSameAccount).not.toThrow();
  release();
});
