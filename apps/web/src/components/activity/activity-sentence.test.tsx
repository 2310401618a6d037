import type { ActivityEntry } from '@lensemble/contract/activity';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sentence } from './activity-sentence.tsx';

const entry: ActivityEntry = {
  ...{ id: 1, kind: 'member', subjectId: 'b', shootId: null, shootTitle: null },
  ...{
    isShootInTrash: false,
    trashId: null,
    askedAgain: 0,
    action: 'created',
    title: 'Yuki Arai',
    author: 'Yuki Arai',
  },
  ...{ userId: 'a', isByLink: false, fields: [], lists: [], createdAt: '2026-11-29T05:48:00Z' },
};
const said = (more: Partial<ActivityEntry>) =>
  renderToStaticMarkup(<p>{sentence({ ...entry, ...more }, 'team')}</p>).replace(/<[^>]*>/g, '');

test('an author and a subject of the same name are two parts', () => {
  const parts = sentence(entry, 'team').filter((part) => isValidElement(part));
  expect(new Set(parts.map(({ key }) => key)).size).toBe(2);
  expect(said({})).toBe('Yuki Arai added Yuki Arai');
});

test('members join and leave by themselves', () => {
  expect(said({ userId: 'b' })).toBe('Yuki Arai joined the team');
  expect(said({ userId: 'b', action: 'deleted' })).toBe('Yuki Arai left the team');
  expect(said({ userId: 'b', action: 'changed' })).toBe('Yuki Arai changed Yuki Arai');
});

test('what members do with their account is told apart from what an operator does', () => {
  const own = { userId: 'b' };
  const byOperator = { userId: null, author: null };
  const on = (kind: ActivityEntry['kind'], action: ActivityEntry['action'], more = {}) =>
    said({ kind, action, ...own, ...more });
  expect(on('session', 'created')).toBe('Yuki Arai signed in');
  expect(on('twoStep', 'created')).toBe('Yuki Arai turned on two-step sign-in');
  expect(on('twoStep', 'deleted')).toBe('Yuki Arai turned off two-step sign-in');
  expect(on('twoStep', 'deleted', byOperator)).toBe(
    'Lensemble turned off two-step sign-in for Yuki Arai',
  );
  expect(on('passkey', 'created')).toBe('Yuki Arai added a passkey');
  expect(on('passkey', 'deleted')).toBe('Yuki Arai removed a passkey');
  expect(on('passkey', 'deleted', byOperator)).toBe('Lensemble removed a passkey of Yuki Arai');
  expect(on('recoveryCodes', 'created')).toBe('Yuki Arai made new recovery codes');
  expect(on('recoveryCodes', 'changed')).toBe('Yuki Arai used a recovery code');
});

test('what has no title is named in the sentence', () => {
  const untitled = (kind: ActivityEntry['kind'], action: ActivityEntry['action']) =>
    said({ kind, action, title: null, shootId: 'c', shootTitle: 'Selkie', isShootInTrash: true });
  expect(untitled('comment', 'created')).toBe('Yuki Arai added a comment');
  expect(untitled('comment', 'deleted')).toBe('Yuki Arai deleted a comment');
  expect(untitled('reference', 'restored')).toBe('Yuki Arai restored a reference');
});

test('a comment that was not deleted is a link to it', () => {
  const hashes = (action: ActivityEntry['action']) =>
    sentence({ ...entry, kind: 'comment', action, title: null, shootId: 'c' }, 'team').flatMap(
      (part) => (isValidElement<{ hash?: string }>(part) && part.props.hash) || [],
    );
  expect(hashes('created')).toEqual(['comment-b']);
  expect(hashes('deleted')).toEqual([]);
});
