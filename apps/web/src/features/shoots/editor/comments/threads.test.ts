import type { Comment, CommentReader } from '@lensemble/contract/comments';
import { expect, test } from 'vitest';
import { isOpen, newestOf, newSince, seenBy, shownSince, threadsAt, threadsOf } from './threads.ts';

const at = (minute: number) => `2026-11-22T15:0${minute}:00.000Z`;
const comment = (
  id: string,
  minute: number,
  more: Partial<Comment> & { by?: string } = {},
): Comment => {
  const { by = 'mira', ...rest } = more;
  return {
    ...{
      id,
      referenceId: null,
      point: null,
      parentId: null,
      about: null,
      text: id,
      createdAt: at(minute),
    },
    author: { userId: by, participantId: null, name: by, avatarUrl: null },
    ...{ editedAt: null, resolvedAt: null, resolvedBy: null },
    ...rest,
  };
};
const reader = (userId: string, seenAt: string | null): CommentReader => ({
  ...{ userId, name: userId, avatarUrl: null },
  seenAt,
});

const all = [
  comment('gate', 0, { resolvedAt: at(4) }),
  comment('antler', 1, { referenceId: 'r', by: 'dana' }),
  comment('reply', 2, { parentId: 'gate', by: 'tomas' }),
  comment('shimmer', 3, { referenceId: 'r', by: 'ines' }),
];

test('replies are with their comments, and points have their numbers', () => {
  const threads = threadsOf(all);
  expect(threads.map(({ comment: { id }, replies }) => [id, replies.length])).toEqual([
    ['gate', 1],
    ['antler', 0],
    ['shimmer', 0],
  ]);
  expect(threads.filter(isOpen)).toHaveLength(2);
  expect(threadsAt(threads, 'r').map(({ comment: { id } }) => id)).toEqual(['antler', 'shimmer']);
});

test('new is what others wrote since, and everything for the first time', () => {
  const ids = (seenAt: string | null, me: string) => newSince(all, seenAt, me).map(({ id }) => id);
  expect(ids(at(1), 'ines')).toEqual(['reply']);
  expect(ids(null, 'mira')).toEqual(['antler', 'reply', 'shimmer']);
});

test('the newest comment is seen by others than its author and the reader', () => {
  const readers = [
    ...[reader('mira', at(3)), reader('ines', at(3)), reader('tomas', at(5))],
    ...[reader('dana', at(2)), reader('yuki', null)],
  ];
  expect(newestOf(all)?.id).toBe('shimmer');
  expect(seenBy(all, readers, 'mira').map(({ userId }) => userId)).toEqual(['tomas']);
  expect(seenBy([], readers, 'mira')).toEqual([]);
});

test('a long list shows its newest threads at first, and whatever must show', () => {
  const threads = Array.from({ length: 60 }, (_, index) => ({
    comment: { ...comment(String(index), 0), createdAt: String(index).padStart(2, '0') },
    replies: [],
  }));
  expect(shownSince(threads, () => false)).toBe('40');
  expect(shownSince(threads, (each) => each.comment.id === '15')).toBe('15');
  expect(shownSince(threads, (each) => each.comment.id === '5')).toBe(null);
  expect(shownSince(threads.slice(0, 29), () => false)).toBe(null);
});
