import { expect, test } from 'vitest';
import {
  dropField,
  type HeldFields,
  hasChanged,
  holdField,
  keepField,
  leaveField,
  mergeHeld,
  settleFields,
  shownFields,
} from './held-fields.ts';

const before = { url: 'https://a', password: '', isTold: true };
type Values = typeof before;
const none: HeldFields<Values> = {};

test('what is not edited follows, and what is edited stays with the other value beside it', () => {
  const typed = holdField(none, before, 'url', 'https://mine');
  const now = { ...before, url: 'https://theirs', password: 'new' };
  expect(shownFields(now, typed)).toEqual({ ...now, url: 'https://mine' });
  expect(mergeHeld(now, typed)).toEqual({
    fields: { ...now, url: 'https://mine' },
    clashes: ['url'],
    beside: ['url'],
  });
  expect(mergeHeld({ ...before, password: 'new' }, typed).beside).toEqual([]);
  expect(mergeHeld({ ...before, url: ' https://mine ' }, typed).beside).toEqual([]);
});

test('a field with the focus is not rewritten, and a save does not undo what came meanwhile', () => {
  const focused = holdField(none, before, 'url');
  const now = { ...before, url: 'https://theirs' };
  expect(shownFields(now, focused).url).toBe('https://a');
  expect(mergeHeld(now, focused)).toEqual({ fields: now, clashes: [], beside: ['url'] });
  expect(hasChanged(now, mergeHeld(now, focused).fields)).toBe(false);
  expect(leaveField(focused, now, 'url')).toBe(focused);
  expect(leaveField(focused, before, 'url')).toEqual({});
});

test('either side can be taken', () => {
  const typed = holdField(none, before, 'url', 'https://mine');
  const now = { ...before, url: 'https://theirs' };
  expect(mergeHeld(now, dropField(typed, 'url')).fields).toEqual(now);
  const kept = mergeHeld(now, keepField(typed, now, 'url'));
  expect(kept).toEqual({ fields: { ...now, url: 'https://mine' }, clashes: [], beside: [] });
});

test('a third value after the decision is beside it again', () => {
  const typed = holdField(none, before, 'url', 'https://mine');
  const kept = keepField(typed, { ...before, url: 'https://theirs' }, 'url');
  expect(mergeHeld({ ...before, url: 'https://third' }, kept).clashes).toEqual(['url']);
});

test('what is being saved is not someone else’s, and what was typed meanwhile is a change of it', () => {
  const sent = { ...before, url: 'https://mine' };
  const more = holdField(
    holdField(none, before, 'url', 'https://mine'),
    before,
    'url',
    'https://mine/more',
  );
  expect(mergeHeld(sent, more).beside).toEqual(['url']);
  expect(mergeHeld(sent, more, sent).beside).toEqual([]);
  expect(mergeHeld(sent, settleFields(more, sent, null))).toEqual({
    fields: { ...sent, url: 'https://mine/more' },
    clashes: [],
    beside: [],
  });
  const typed = holdField(none, before, 'url', 'https://mine');
  expect(settleFields(typed, sent, null)).toEqual({});
  const still = settleFields(typed, sent, 'url');
  expect(shownFields({ ...sent, url: 'https://theirs' }, still).url).toBe('https://mine');
});
