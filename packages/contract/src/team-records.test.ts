import { expect, test } from 'vitest';
import { SHOT_LINKS_MAX, SHOT_MINUTES_MAX, SHOT_NOTES_MAX, TITLE_MAX } from './constants.ts';
import { newConvention } from './conventions.ts';
import { newShoot } from './shoots.ts';
import { newShot } from './shots.ts';
import { teamRecords } from './team-records.ts';

const MOMENT = '2026-11-23T12:00:00.000Z';
const ID = '00000000-0000-4000-8000-000000000001';

test.each([
  ['2126-12-04', '2126-12-17', true],
  ['2126-12-04', '2126-12-18', false],
  ['2126-12-04', '2126-12-03', false],
])('an archive has a convention from %s to %s: %j', (firstDay, lastDay, isFine) => {
  const own = { name: 'Lumen Con', firstDay: '2126-12-04', lastDay: '2126-12-04' };
  const record = { id: ID, createdAt: MOMENT, updatedAt: MOMENT, ...newConvention.parse(own) };
  const read = teamRecords.conventions.safeParse({ ...record, firstDay, lastDay, version: 1 });
  expect(read.success).toBe(isFine);
});

test.each([
  ['2126-01-01', '2127-01-01', true],
  ['2126-01-01', '2127-01-02', false],
  ['2126-01-02', '2126-01-01', false],
])('an archive has a person who is away from %s to %s: %j', (firstDay, lastDay, isFine) => {
  const record = { id: ID, personnelId: ID, firstDay, lastDay, createdAt: MOMENT };
  expect(teamRecords.awayDays.safeParse(record).success).toBe(isFine);
});

const { referenceId, participantIds, ...shot } = newShot.parse({});
const links = { costumeIds: [], propIds: [], equipment: [], participants: [] };

test.each<readonly [string, object, boolean]>([
  ['nothing', {}, true],
  ['all', { title: 'Arch', minutes: SHOT_MINUTES_MAX, pin: '18:30', participants: [0] }, true],
  ['a long title', { title: 'x'.repeat(TITLE_MAX + 1) }, false],
  ['long notes', { notes: 'x'.repeat(SHOT_NOTES_MAX + 1) }, false],
  ['no minutes', { minutes: 0 }, false],
  ['many minutes', { minutes: SHOT_MINUTES_MAX + 1 }, false],
  ['a pin that is no time', { pin: 'x' }, false],
  ['many participants', { participants: Array(SHOT_LINKS_MAX + 1).fill(0) }, false],
  ['many props', { propIds: Array(SHOT_LINKS_MAX + 1).fill(ID) }, false],
])('an archive has a template whose shot has %s', (_, fields, isFine) => {
  const shots = [{ ...shot, participants: [], ...fields }];
  const plan = { ...newShoot.parse({ title: '-' }), ...links, shots };
  const read = teamRecords.templates.safeParse({ id: ID, name: 'Studio', createdAt: MOMENT, plan });
  expect(read.success).toBe(isFine);
});

test('a note of a packing list is on one line, and none without a visible character', () => {
  const { note } = teamRecords.packingRecords.shape;
  const notes = ['Hem\nnot  dry', '\u200B', null, undefined].map((each) => note.parse(each));
  expect(notes).toEqual(['Hem not dry', null, null, null]);
});
