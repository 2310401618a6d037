import { type ActivityEntry, listShootActivity } from '@lensemble/contract/activity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ConflictField } from '@/features/shoots/editor/lib/conflict.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import { aShoot } from '@/features/shoots/editor/testing/a-shoot.ts';
import FreshLine from './fresh-line.tsx';

const change = (field: 'time' | 'status', author: string | null): ActivityEntry => ({
  ...{ id: 1, kind: 'shoot', subjectId: 'a', shootId: 'a', shootTitle: 'A', isShootInTrash: false },
  ...{ trashId: null, askedAgain: 0, action: 'changed', title: 'A', author, userId: author },
  ...{ isByLink: false, lists: [], createdAt: '2026-11-22T15:00:00.000Z' },
  fields: [{ field, from: null, to: null }],
});

/** What the note says of changed fields, with bars between its parts. */
function said(entries: readonly ActivityEntry[], ...fields: ConflictField[]): string {
  const form = formOf(aShoot());
  const after = { ...form, time: '09:00', status: 'idea' as const };
  const client = new QueryClient();
  client.setQueryData([listShootActivity.path, 'a', 2], { entries });
  const live = {
    ...{ shootId: 'a', others: [], edited: null, beside: null, fresh: null, nameOf: () => '' },
    ...{ takeTheirs: () => {}, keepMine: () => {} },
  };
  const fresh = { version: 2, fields, before: { ...form, time: '15:30' }, after };
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FreshLine {...{ live, fresh, fields }} />
    </QueryClientProvider>,
  );
  return markup.replace(/<[^>]*>/g, '|');
}

test('a section says what was just changed in it, and by whom if one member did', () => {
  const dana = [change('time', 'Dana Okafor')];
  expect(said(dana, 'time')).toMatch(/Time\|+3:30 PM\|+9:00 AM\|+Dana, just now/);
  expect(said([change('time', null)], 'time')).toMatch(/Time\|+3:30 PM\|+9:00 AM\|+New/);
  const two = [change('time', 'Dana'), change('status', 'Leo')];
  expect(said(two, 'status', 'time')).toMatch(/Status, Time\|+New/);
});

test('it says nothing of what the activity does not know', () => {
  expect(said([], 'time')).toBe('');
  expect(said([change('status', 'Dana')], 'time')).toBe('');
});
