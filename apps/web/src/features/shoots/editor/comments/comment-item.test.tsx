import type { Comment } from '@lensemble/contract/comments';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CommentItem } from './comment-item.tsx';
import { ThreadItem } from './thread-item.tsx';
import type { CommentActs } from './use-comment-acts.ts';

const MIRA = '7c1f0f0e-3b1d-4c8e-9f6a-7d2b1e0c4a95';
const GONE = '5f0c7e2a-3b1d-4c8e-9f6a-7d2b1e0c4a95';

const comment: Comment = {
  ...{ id: 'a', referenceId: null, point: null, parentId: null, about: null, text: 'Where?' },
  author: { userId: MIRA, participantId: null, name: 'Mira', avatarUrl: null },
  ...{ createdAt: '2026-11-22T15:00:00.000Z', editedAt: null, resolvedAt: null, resolvedBy: null },
};
const acts = (me: CommentActs['me']): CommentActs => ({
  shootId: 's',
  members: [{ userId: MIRA, name: 'Mira', avatarUrl: null, seenAt: null }],
  me,
  add: async () => comment,
  edit: async () => {},
  resolve: () => {},
  remove: () => {},
});
const shown = (more: Partial<Comment>, me?: CommentActs['me']) =>
  renderToStaticMarkup(
    <CommentItem comment={{ ...comment, ...more }} acts={acts(me)} isNew={false} />,
  );

test('mentions have the names of today, and links leave nothing behind', () => {
  const text = `@{${MIRA}} @{${GONE}} @{everyone} https://example.org/a <b>`;
  const markup = shown({ text });
  for (const name of ['@Mira', '@Former member', '@everyone']) expect(markup).toContain(name);
  expect(markup).toContain(
    '<a href="https://example.org/a" rel="noopener noreferrer nofollow ugc" target="_blank"',
  );
  expect(markup).toContain('&lt;b&gt;');
});

test('the author, owners and admins have a menu, and other members have none', () => {
  const hasMenu = (me: CommentActs['me']) => shown({}, me).includes('More for the comment by Mira');
  expect(hasMenu({ userId: MIRA, role: 'member' })).toBe(true);
  expect(hasMenu({ userId: GONE, role: 'admin' })).toBe(true);
  expect(hasMenu({ userId: GONE, role: 'member' })).toBe(false);
});

test('it says who has left, that it was edited, and that it came by a personal link', () => {
  const former = { userId: null, participantId: null, name: null, avatarUrl: null };
  expect(shown({ author: former })).toContain('Former member');
  const byLink = { ...former, participantId: 'p', name: 'Dana' };
  const markup = shown({ author: byLink, editedAt: comment.createdAt });
  expect(markup).toContain('edited');
  expect(markup).toContain('by personal link');
});

test('a resolved comment says by whom, and can be reopened', () => {
  const resolved = { ...comment, resolvedAt: comment.createdAt, resolvedBy: 'Tomás' };
  const markup = renderToStaticMarkup(
    <ThreadItem
      thread={{ comment: resolved, replies: [] }}
      acts={acts(undefined)}
      isNew={() => false}
    />,
  );
  expect(markup).toContain('Resolved by Tomás');
  expect(markup).toContain('Reopen');
});
