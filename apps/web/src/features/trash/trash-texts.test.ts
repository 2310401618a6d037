import type { TrashEntry } from '@lensemble/contract/trash';
import { expect, test } from 'vitest';
import { daysLeft, whatOf as say } from './trash-texts.ts';

const entry: TrashEntry = {
  id: 'a',
  kind: 'shoot',
  subjectId: 'a',
  title: 'Dune Pilgrim',
  shootId: null,
  shootTitle: null,
  pictureUrl: null,
  isBlock: false,
  counts: { shoots: 1, shoot_participants: 3, shoot_references: 5, shots: 1, comments: 2 },
  deletedBy: 'Mira',
  deletedAt: '2026-11-01T12:00:00.000Z',
};

test('an entry says what comes back with it', () => {
  expect(say(entry)).toBe('Shoot with 3 people, 5 references, 1 shot, 2 comments');
  expect(say({ ...entry, counts: { shoots: 1 } })).toBe('Shoot');
  expect(say({ ...entry, kind: 'equipment', counts: { equipment: 1, shoot_equipment: 2 } })).toBe(
    'Equipment, in 2 shoots',
  );
  expect(say({ ...entry, kind: 'locations', counts: { locations: 1, shoots: 1 } })).toBe(
    'Location, in 1 shoot',
  );
  expect(say({ ...entry, kind: 'convention', counts: { conventions: 1, shoots: 2 } })).toBe(
    'Convention with 2 shoots',
  );
  expect(say({ ...entry, kind: 'shot', shootTitle: 'Morgan', counts: {} })).toBe('Shot of Morgan');
  const block = { ...entry, kind: 'shot', isBlock: true, shootTitle: 'Morgan' } as const;
  expect(say(block)).toBe('Block of Morgan');
});

test('it stays for 30 days', () => {
  const at = (time: string) => daysLeft(entry, Date.parse(time));
  expect(at('2026-11-01T12:00:00Z')).toBe(30);
  expect(at('2026-11-02T13:00:00Z')).toBe(29);
  expect(at('2026-12-05T12:00:00Z')).toBe(1);
});
