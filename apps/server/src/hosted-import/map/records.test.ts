import { CREW_ROLE_MAX, INSTAGRAM_LINKS_MAX, TODOS_MAX } from '@lensemble/contract/constants';
import type { TeamRecordKind } from '@lensemble/contract/team-records';
import { describe, expect, test } from 'vitest';
import { rowOf } from '../../testing/hosted-rows.ts';
import type { Change } from '../report.ts';
import { type Row, tablesOfShoots, tablesOfTeams } from '../source-tables.ts';
import { makingOf } from './making.ts';
import { membersOf } from './members.ts';
import { mapUser } from './people.ts';
import { mapRecords, type TeamRows } from './team.ts';

const now = '2026-11-23T12:00:00.000Z';
const ID = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

/** The record of a row, which is alone in its team with the rows of `more`. */
async function recordOf<Kind extends TeamRecordKind, Table extends keyof TeamRows>(
  [table, kind]: readonly [Table, Kind],
  values: Partial<Row<Table>>,
  { zone, more = {} }: { zone?: string; more?: Partial<TeamRows> } = {},
) {
  const none = Object.fromEntries([...tablesOfTeams, ...tablesOfShoots].map((name) => [name, []]));
  const rows = { ...none, ...more, [table]: [rowOf(table, { id: ID, ...values })] };
  const changes: Change[] = [];
  const { [kind]: records } = await mapRecords(
    makingOf({ now, zone }, undefined),
    (change) => void changes.push(change),
    rows as unknown as TeamRows,
    async ({ latitude }) => (latitude === null ? null : 'Pacific/Honolulu'),
  );
  return { record: records[0]!, changed: changes.map(({ field }) => field) };
}

const costume = ['costume_progress', 'costumes'] as const;
const place = ['locations', 'locations'] as const;
const shoot = ['shoots', 'shoots'] as const;

describe('a costume', () => {
  test.each([
    ['completed', 100, null],
    ['planning', 0, null],
    ['planning', 100, 'Completion: 100%'],
    ['in-progress', 0, 'Completion: 0%'],
    ['in-progress', null, null],
  ])('that is %s to %j percent has the notes %j', async (status, share, notes) => {
    const { record, changed } = await recordOf(costume, { status, completion_percentage: share });
    expect(record.notes).toBe(notes);
    expect(changed.includes('completion_percentage')).toBe(notes !== null);
  });

  test('with too many todos has the others in its notes', async () => {
    const todos = Array.from({ length: TODOS_MAX + 2 }, (_, index) => `Sew ${index}`);
    const { record, changed } = await recordOf(costume, { todos: [' ', ...todos] });
    expect(record.todos).toEqual(todos.slice(0, TODOS_MAX));
    expect(record.notes).toBe(`Todo: Sew ${TODOS_MAX}\n\nTodo: Sew ${TODOS_MAX + 1}`);
    expect(changed).toContain('todos');
  });
});

test.each([
  [47.4, 8.5, true],
  [47.4, null, false],
  [null, 8.5, false],
  [91, 8.5, false],
  [47.4, 181, false],
])('a location at %j and %j has a position: %j', async (latitude, longitude, hasPosition) => {
  const { record } = await recordOf(place, { latitude, longitude });
  const expected = hasPosition ? { latitude, longitude } : { latitude: null, longitude: null };
  expect(record).toMatchObject(expected);
});

test('an item keeps its moments, and is available unless it says otherwise', async () => {
  const moments = {
    created_at: '2024-01-02T03:04:05.678Z',
    updated_at: '2025-01-02T03:04:05.678Z',
  };
  const { record } = await recordOf(['props', 'props'], moments);
  const { created_at: createdAt, updated_at: updatedAt } = moments;
  expect(record).toMatchObject({ createdAt, updatedAt, available: true });
  const hidden = await recordOf(['equipment', 'equipment'], { ...moments, available: false });
  expect(hidden.record).toMatchObject({ createdAt, updatedAt, available: false });
});

describe('a shoot', () => {
  const day = { date: '2026-12-24T05:00:00.000Z' };
  const more = {
    locations: [rowOf('locations', { id: OTHER, latitude: 21.3, longitude: -157.9 })],
  };

  test.each([
    [{ ...day, reminder_time: '2026-12-23T08:00:00.000Z' }, '2026-12-23T08:00:00.000Z'],
    [{ ...day, reminder_time: '2026-11-23T11:00:00.000Z' }, null],
    [{ reminder_time: '2026-12-23T08:00:00.000Z' }, null],
  ])('%j is reminded at %j', async (values, reminderTime) => {
    expect((await recordOf(shoot, values)).record).toMatchObject({ reminderTime });
  });

  test('is in the zone of its location, or else of the people, or else in UTC', async () => {
    const there = { location_id: OTHER };
    const zone = 'Asia/Tokyo';
    expect((await recordOf(shoot, there, { zone, more })).record).toMatchObject({
      timeZone: 'Pacific/Honolulu',
      isZoneGuess: false,
    });
    expect((await recordOf(shoot, {}, { zone })).record).toMatchObject({
      timeZone: zone,
      isZoneGuess: true,
    });
    expect((await recordOf(shoot, {})).record).toMatchObject({ timeZone: 'UTC' });
  });

  test('is on the day of the people, before that of its location', async () => {
    // A midnight in Honolulu, and the next one on Kiritimati.
    const values = { date: '2026-12-24T10:00:00.000Z', location_id: OTHER };
    const dayIn = async (zone: string) =>
      (await recordOf(shoot, values, { zone, more })).record.date;
    expect(await dayIn('Pacific/Kiritimati')).toBe('2026-12-25');
    expect(await dayIn('Europe/Berlin')).toBe('2026-12-24');
  });

  test('has each link once, and what are too many in its description', async () => {
    const links = Array.from(
      { length: INSTAGRAM_LINKS_MAX + 1 },
      (_, index) => `https://a.b/${index}`,
    );
    const instagram_links = ['http://a.b/0', ...links];
    const { record } = await recordOf(shoot, { instagram_links, is_public: false });
    expect(record).toMatchObject({
      instagramLinks: links.slice(0, INSTAGRAM_LINKS_MAX),
      description: `Link: https://a.b/${INSTAGRAM_LINKS_MAX}`,
    });
  });

  test('has a time that is none in its description', async () => {
    const { record } = await recordOf(shoot, { time: 'at dawn' });
    expect(record).toMatchObject({ time: null, description: 'Time: at dawn' });
  });
});

test.each([
  [['Model', 'Stylist', 'Model'], 'Model, Stylist'],
  [['Model', 'x'.repeat(CREW_ROLE_MAX)], 'Model'],
])('a crew member with the roles %j in a shoot is %s', async (given, role) => {
  const shoot_participants = given.map((each, index) =>
    rowOf('shoot_participants', {
      id: `00000000-0000-4000-8000-0000000001${index}0`,
      ...{ shoot_id: OTHER, personnel_id: ID, name: 'Kim', role: each },
    }),
  );
  const shoots = [rowOf('shoots', { id: OTHER })];
  const more = { shoots, shoot_participants };
  const { record } = await recordOf(['personnel', 'participants'], { name: 'Kim' }, { more });
  expect(record).toMatchObject({ personnelId: ID, role });
});

test.each([
  [['member', 'owner'], 'owner'],
  [['owner', 'member'], 'owner'],
  [['admin', 'member', 'admin'], 'admin'],
])('a member with the roles %j is %s', (given, role) => {
  const rows = given.map((each, index) =>
    rowOf('team_members', { id: `${index}`, user_id: ID, role: each }),
  );
  const owner = rowOf('team_members', { id: 'o', user_id: OTHER, role: 'owner' });
  const accounts = new Map([ID, OTHER].map((id) => [id, id]));
  const changes: Change[] = [];
  const members = membersOf(
    makingOf({ now, zone: undefined }, undefined),
    (change) => void changes.push(change),
    accounts,
    [...rows, owner],
  );
  expect(members).toMatchObject([
    { userId: ID, role },
    { userId: OTHER, role: 'owner' },
  ]);
  expect(changes.filter(({ field }) => field === null)).toHaveLength(given.length - 1);
});

describe('a person', () => {
  const email = 'mira@example.org';
  const map = (isTrusted: boolean, values: Partial<Row<'users'>>) =>
    mapUser(
      makingOf({ now, zone: undefined }, undefined),
      () => {},
      isTrusted,
      rowOf('users', { id: ID, email, ...values }),
      undefined,
    );

  test.each([
    [true, now, true],
    [true, null, false],
    [false, now, false],
  ])('whose system is trusted: %j, confirmed at %j, is confirmed: %j', (isTrusted, at, is) => {
    expect(map(isTrusted, { email_confirmed_at: at })).toMatchObject({ isConfirmed: is });
  });

  test.each([
    [{ full_name: 'Mira Lindqvist', name: 'mira' }, 'Mira Lindqvist'],
    [{ name: 'Mira' }, 'Mira'],
    [null, 'mira'],
  ])('with %j is called %s', (raw_user_meta_data, name) => {
    expect(map(false, { raw_user_meta_data })).toMatchObject({ name });
  });
});
