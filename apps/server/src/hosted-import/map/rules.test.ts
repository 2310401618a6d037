import {
  CATEGORY_MAX,
  NAME_MAX,
  PHONE_MAX,
  QUANTITY_MAX,
  TITLE_MAX,
  TODO_MAX,
} from '@lensemble/contract/constants';
import type { TeamRecordKind } from '@lensemble/contract/team-records';
import { describe, expect, test } from 'vitest';
import { mapped, NOW, noting, PICTURE, rowOf } from '../../testing/hosted-rows.ts';
import type { Row } from '../source-tables.ts';
import { makingOf } from './making.ts';
import { membersOf } from './members.ts';
import { mapProfile, mapUser, unknownUser } from './people.ts';
import { mapTeam, type TeamRows } from './team.ts';

const ID = '00000000-0000-4000-8000-00000000000a';
const OTHER = '00000000-0000-4000-8000-00000000000b';
const FOREIGN = '00000000-0000-4000-8000-00000000000f';
const idAt = (index: number) => `00000000-0000-4000-8000-0000000001${index}0`;

const created_at = '2024-01-02T03:04:05.678Z';
const updated_at = '2025-01-02T03:04:05.678Z';
const moments = { createdAt: created_at, updatedAt: updated_at };
const making = makingOf({ now: NOW, zone: undefined }, undefined);
const stored = expect.stringMatching(/^\/storage\//);

const full: readonly (readonly [keyof TeamRows, TeamRecordKind, object, object])[] = [
  [
    'personnel',
    'personnel',
    { name: 'Kim', email: 'kim@example.org', phone: '1', notes: 'N', avatar_url: PICTURE },
    { name: 'Kim', email: 'kim@example.org', phone: '1', notes: 'N', avatarUrl: stored },
  ],
  [
    'equipment',
    'equipment',
    {
      name: 'Flash',
      category: 'Light',
      description: 'D',
      quantity: 3,
      available: false,
      image_url: PICTURE,
    },
    {
      name: 'Flash',
      category: 'Light',
      description: 'D',
      quantity: 3,
      available: false,
      imageUrl: stored,
    },
  ],
  [
    'locations',
    'locations',
    {
      name: 'Pier',
      address: 'A',
      place_id: 'P',
      latitude: 1,
      longitude: 2,
      notes: 'N',
      image_url: PICTURE,
    },
    {
      name: 'Pier',
      address: 'A',
      placeId: 'P',
      latitude: 1,
      longitude: 2,
      notes: 'N',
      imageUrl: stored,
    },
  ],
  [
    'props',
    'props',
    { name: 'Crown', description: 'D', available: false, image_url: PICTURE },
    { name: 'Crown', description: 'D', available: false, imageUrl: stored },
  ],
  [
    'costume_progress',
    'costumes',
    {
      character_name: 'Ronin',
      series_name: 'S',
      status: 'completed',
      todos: ['Sew'],
      notes: 'N',
      image_url: PICTURE,
    },
    {
      characterName: 'Ronin',
      seriesName: 'S',
      status: 'completed',
      todos: ['Sew'],
      notes: 'N',
      imageUrl: stored,
    },
  ],
];

test.each(full)(
  'a row of %s keeps what can be stored, without a line in the report',
  async (...given) => {
    const [table, kind, values, expected] = given;
    const { records, changes } = await mapped({
      [table]: [{ id: ID, created_at, updated_at, ...values }],
    });
    expect(records[kind]).toMatchObject([{ id: ID, ...moments, ...expected }]);
    expect(changes).toEqual([]);
  },
);

const empty: readonly (readonly [
  keyof TeamRows,
  TeamRecordKind,
  object,
  object,
  readonly string[],
])[] = [
  [
    'personnel',
    'personnel',
    { email: 'none', phone: '1'.repeat(PHONE_MAX + 1) },
    { name: 'Unnamed', email: null, notes: `Email: none\n\nPhone: ${'1'.repeat(PHONE_MAX + 1)}` },
    ['created_at', 'email', 'name', 'phone'],
  ],
  [
    'equipment',
    'equipment',
    { name: 'Flash', created_at, updated_at, quantity: 2.7, category: ' ' },
    { category: 'Other', quantity: 2, available: true },
    ['available', 'category', 'quantity'],
  ],
  [
    'equipment',
    'equipment',
    {
      name: 'Flash',
      created_at,
      updated_at,
      quantity: 2e9,
      available: true,
      category: 'x'.repeat(CATEGORY_MAX + 1),
    },
    { category: 'x'.repeat(CATEGORY_MAX), quantity: QUANTITY_MAX },
    ['category', 'quantity'],
  ],
  [
    'equipment',
    'equipment',
    { name: 'Flash', created_at, updated_at, quantity: 0, available: true, category: 'Light' },
    { quantity: 1 },
    ['quantity'],
  ],
  [
    'locations',
    'locations',
    { created_at, updated_at, address: 'Pier 7, Hamburg', latitude: -91, longitude: 2 },
    { name: 'Pier 7', latitude: null, longitude: null },
    ['latitude', 'longitude', 'name'],
  ],
  [
    'props',
    'props',
    { name: 'Crown', updated_at },
    { createdAt: updated_at, available: true },
    ['available', 'created_at'],
  ],
  [
    'costume_progress',
    'costumes',
    {
      character_name: 'Ronin',
      created_at,
      updated_at,
      status: ' In Progress ',
      todos: [' ', null, `${'x'.repeat(TODO_MAX)}y`],
    },
    { status: 'in-progress', todos: ['x'.repeat(TODO_MAX)] },
    ['status', 'todos'],
  ],
  [
    'costume_progress',
    'costumes',
    { character_name: 'Ronin', created_at, updated_at, status: 'sewing' },
    { status: 'planning', todos: [] },
    ['status'],
  ],
];

test.each(empty)('a row of %s gets what it lacks, with a line for each value', async (...given) => {
  const [table, kind, values, expected, changed] = given;
  const { records, fields } = await mapped({ [table]: [{ id: ID, ...values }] });
  expect(records[kind]).toMatchObject([expected]);
  expect([...new Set(fields(ID))].toSorted()).toEqual(changed);
});

describe('a shoot', () => {
  const shootOf = async (
    values: Partial<Row<'shoots'>>,
    more: Parameters<typeof mapped>[0] = {},
  ) => {
    const found = await mapped({ ...more, shoots: [{ id: ID, is_public: false, ...values }] });
    return { ...found, shoot: found.records.shoots[0]! };
  };

  test.each([
    ['idea', 'idea'],
    ['Ideas', 'idea'],
    ['in_progress', 'planning'],
    ['In-Progress', 'planning'],
    ['ready', 'ready to shoot'],
    ['done', 'completed'],
    ['paused', 'idea'],
  ])('that is %j is %j', async (status, expected) => {
    const { shoot, changes } = await shootOf({ status });
    expect(shoot.status).toBe(expected);
    const why = status === 'paused' ? 'There is no such status' : 'This is its name here';
    const reported = changes.filter(({ field }) => field === 'status');
    expect(reported.map((change) => change.why)).toEqual(status === expected ? [] : [why]);
  });

  test('has what does not fit in its description', async () => {
    const title = 'x'.repeat(TITLE_MAX + 1);
    const { shoot } = await shootOf({
      title,
      duration_minutes: 481,
      location_notes: ' Ring twice ',
    });
    expect(shoot).toMatchObject({
      title: 'x'.repeat(TITLE_MAX),
      durationMinutes: 480,
      description: `Title: ${title}\n\nDuration: 481 minutes\n\nLocation notes: Ring twice`,
    });
  });

  test('keeps its moments, and is not shared unless it says so', async () => {
    expect((await shootOf({ created_at, updated_at })).shoot).toMatchObject(moments);
    expect((await shootOf({ is_public: null })).shoot.isPublic).toBe(false);
    const lacking = await shootOf({ updated_at });
    expect(lacking.shoot).toMatchObject({ createdAt: updated_at, updatedAt: updated_at });
    expect(lacking.fields(ID)).toContain('created_at');
  });

  test('is at no location of another team', async () => {
    const { shoot, fields } = await shootOf({ location_id: FOREIGN });
    expect([shoot.locationId, fields(ID).includes('location_id')]).toEqual([null, true]);
  });

  const references = [
    {
      id: OTHER,
      shoot_id: ID,
      created_at,
      type: 'instagram',
      url: 'instagram.com/reel/x',
      notes: ' Mood ',
    },
    { id: idAt(1), shoot_id: ID, created_at, type: 'image', url: ' ' },
    { id: idAt(2), shoot_id: ID, created_at, type: 'image', url: 'https://example.org/b.png' },
    { id: idAt(3), shoot_id: ID, created_at, type: 'image', url: PICTURE, notes: 'A pose' },
  ];

  test('has references that are no pictures among its links', async () => {
    const { shoot, records, fields } = await shootOf({}, { shoot_references: references });
    expect(shoot.instagramLinks).toEqual([
      'https://instagram.com/reel/x',
      'https://example.org/b.png',
    ]);
    expect(shoot.description).toBe('instagram.com/reel/x: Mood');
    expect(records.references).toMatchObject([
      { id: idAt(3), url: stored, notes: 'A pose', position: 3 },
    ]);
    expect([OTHER, idAt(1), idAt(2), idAt(3)].map(fields)).toEqual([['type'], [null], ['url'], []]);
  });

  test('that is shared shows nothing that only the team could read', async () => {
    const values = {
      is_public: true,
      location_notes: 'The key',
      instagram_links: ['an album'],
      description: 'A plan',
    };
    const { shoot, changes } = await shootOf(values, { shoot_references: references });
    expect(shoot).toMatchObject({ isPublic: true, description: 'A plan' });
    const hidden = changes
      .filter(({ why }) => why.startsWith('The shoot is shared'))
      .map(({ was }) => was);
    expect(hidden).toEqual(['The key', 'Link: an album', 'instagram.com/reel/x: Mood']);
  });

  test('has each linked record of its team once', async () => {
    const link = { shoot_id: ID, created_at };
    const twice = (column: string) =>
      [OTHER, OTHER, FOREIGN].map((id, index) => ({
        ...link,
        id: idAt(index),
        [column]: id,
        quantity: 2,
      }));
    const item = { id: OTHER, name: 'Thing', created_at, updated_at };
    const { records, fields } = await shootOf(
      {},
      {
        ...{ equipment: [item], props: [item], costume_progress: [item] },
        ...{ shoot_equipment: twice('equipment_id'), shoot_props: twice('prop_id') },
        shoot_costumes: twice('costume_id'),
      },
    );
    expect(records.shootEquipment).toEqual([
      { shootId: ID, equipmentId: OTHER, quantity: 2, position: 0 },
    ]);
    expect(records.shootProps).toEqual([{ shootId: ID, propId: OTHER, position: 0 }]);
    expect(records.shootCostumes).toEqual([{ shootId: ID, costumeId: OTHER, position: 0 }]);
    expect([0, 1, 2].map((index) => fields(idAt(index)))).toEqual([
      [],
      [null, null, null],
      [null, null, null],
    ]);
  });

  test('has participants with the names and roles that are known', async () => {
    const of = { shoot_id: ID, created_at };
    const { records, fields } = await shootOf(
      {},
      {
        personnel: [{ id: OTHER, name: 'Kim', created_at, updated_at }],
        shoot_participants: [
          { ...of, id: idAt(0), personnel_id: OTHER, role: '__CUSTOM__', email: 'kim@example.org' },
          { ...of, id: idAt(1), personnel_id: FOREIGN, name: 'Ghost', role: 'Model' },
        ],
      },
    );
    expect(records.participants).toMatchObject([
      { personnelId: OTHER, name: 'Kim', role: 'Participant', email: 'kim@example.org' },
      { personnelId: null, name: 'Ghost', role: 'Model', email: null },
    ]);
    expect([fields(idAt(0)), fields(idAt(1))]).toEqual([['name', 'role'], ['personnel_id']]);
  });
});

test('a row that is left out has a line, and so have the rows of a shoot that is', async () => {
  const link = { prop_id: OTHER, created_at };
  const { records, changes } = await mapped({
    props: [{ id: 'odd', name: 'Crown' }],
    shoots: [{ id: 'strange', title: 'Night' }],
    shoot_props: [{ ...link, id: 'p', shoot_id: 'strange' }],
  });
  expect([records.props, records.shoots]).toEqual([[], []]);
  expect(changes.map(({ table, id, field, why }) => [table, id, field, why])).toEqual([
    ['props', 'odd', null, 'It has no valid id'],
    ['shoots', 'strange', null, 'It has no valid id'],
    ['shoot_props', 'p', null, 'Its shoot is left out'],
  ]);
});

test('what the mapping did not foresee is left out, with what belongs to it', async () => {
  const item = { id: OTHER, name: 'Crown', created_at, updated_at };
  const { records, changes } = await mapped(
    {
      props: [item],
      locations: [{ ...item, id: FOREIGN }],
      shoots: [{ id: ID, location_id: FOREIGN, title: 'Night' }],
      shoot_participants: [{ id: idAt(0), shoot_id: ID, name: 'Kim' }],
    },
    { picture: (_address, kind) => (kind === 'props' ? 'no address' : null), timeZone: 'No/Where' },
  );
  expect([records.props, records.locations]).toEqual([[], []]);
  const out = changes.filter(({ why }) => why.startsWith('It cannot be stored'));
  expect(out.map(({ table, why }) => [table, why])).toEqual([
    ['locations', 'It cannot be stored: timeZone'],
    ['props', 'It cannot be stored: imageUrl'],
  ]);
});

test('a shoot that cannot be stored takes its rows along', async () => {
  const { records, fields } = await mapped(
    {
      shoots: [{ id: ID, title: 'Night' }],
      shoot_participants: [{ id: idAt(0), shoot_id: ID, name: 'Kim', role: 'Model' }],
    },
    { zone: 'No/Where' },
  );
  expect([records.shoots, records.participants]).toEqual([[], []]);
  expect([fields(ID).includes(null), fields(idAt(0))]).toEqual([true, [null]]);
});

test('a picture is wanted once, and known to all that show it', async () => {
  const both = { created_at, updated_at, available: true, image_url: PICTURE };
  const elsewhere = 'https://example.org/b.png';
  const { pictures, changes } = await mapped({
    props: [
      { ...both, id: ID, name: 'Crown' },
      { ...both, id: OTHER, name: 'Sword' },
      { ...both, id: FOREIGN, name: 'Cape', image_url: elsewhere },
    ],
  });
  expect(pictures).toMatchObject([{ address: PICTURE, shownBy: [{ id: ID }, { id: OTHER }] }]);
  expect(changes).toMatchObject([
    { id: FOREIGN, field: 'image_url', was: elsewhere, became: null },
  ]);
});

describe('members', () => {
  const map = (...roles: readonly (readonly [string, string | null])[]) => {
    const { changes, tell } = noting();
    const rows = roles.map(([user_id, role], index) =>
      rowOf('team_members', { id: `${index}`, user_id, role, created_at }),
    );
    const accounts = new Map([ID, OTHER].map((id) => [id, id]));
    const members = membersOf(making, tell, accounts, rows);
    return [
      members.map(({ userId, role }) => [userId, role]),
      changes.map(({ id, was, became }) => [id, was, became]),
    ] as const;
  };

  test('have roles of any spelling, and no others', () => {
    expect(map([ID, ' Owner '], [OTHER, 'boss'])).toEqual([
      [
        [ID, 'owner'],
        [OTHER, 'member'],
      ],
      [
        ['0', ' Owner ', 'owner'],
        ['1', 'boss', 'member'],
      ],
    ]);
  });

  test('without an owner have one: the oldest admin', () => {
    expect(map([ID, 'member'], [OTHER, 'admin'])).toEqual([
      [
        [ID, 'member'],
        [OTHER, 'owner'],
      ],
      [['1', 'admin', 'owner']],
    ]);
  });

  test('are in a team once, with their strongest role', () => {
    expect(map([OTHER, 'owner'], [ID, 'member'], [ID, 'admin'])).toEqual([
      [
        [OTHER, 'owner'],
        [ID, 'admin'],
      ],
      [
        ['2', null, null],
        ['1', 'member', 'admin'],
      ],
    ]);
  });
});

describe('a person', () => {
  const profileOf = (values: Partial<Row<'user_profiles'>>) => {
    const { changes, tell } = noting();
    return { changes, profile: mapProfile(making, tell, rowOf('user_profiles', values)) };
  };
  const own = profileOf({ user_id: ID, first_name: ' Mira ', active_team_id: OTHER }).profile;

  test('has the names of the profile, and what it lacks from the account', () => {
    const values = { id: ID, email: 'mira@example.org', created_at };
    const row = rowOf('users', { ...values, raw_user_meta_data: { full_name: 'M Lindqvist' } });
    const person = mapUser(making, () => {}, false, row, own);
    expect(person).toMatchObject({
      name: 'M Lindqvist',
      createdAt: created_at,
      profile: { firstName: 'Mira', lastName: 'Lindqvist' },
      activeTeamId: OTHER,
    });
    expect(mapUser(making, () => {}, false, rowOf('users', values), own)?.name).toBe('Mira');
  });

  test('whose account cannot be read has the names of the profile, and no confirmed address', () => {
    const { changes, tell } = noting();
    expect(unknownUser(making, tell, ID, own)).toMatchObject({
      ...{ id: ID, name: 'Mira', isConfirmed: false, createdAt: NOW },
      ...{ profile: { firstName: 'Mira', lastName: 'User' }, activeTeamId: OTHER },
    });
    expect(changes).toContainEqual(expect.objectContaining({ table: 'users', field: 'email' }));
    expect(unknownUser(making, tell, ID, undefined)).toMatchObject({ name: 'User', profile: null });
  });

  test('without a valid id is left out', () => {
    const odd = profileOf({ id: 'p', user_id: 'odd' });
    expect([odd.profile, odd.changes]).toMatchObject([undefined, [{ id: 'p', field: null }]]);
    const { changes, tell } = noting();
    const row = rowOf('users', { id: 'odd', email: 'mira@example.org' });
    expect(mapUser(making, tell, false, row, undefined)).toBeUndefined();
    expect(changes).toMatchObject([{ id: 'odd', field: null }]);
  });
});

test('a team has a name and a valid id', () => {
  const { changes, tell } = noting();
  const named = (values: Partial<Row<'teams'>>) => mapTeam(making, tell, rowOf('teams', values));
  expect(named({ id: ID.toUpperCase(), created_at })).toEqual({
    id: ID,
    name: 'Team',
    createdAt: created_at,
  });
  expect(named({ id: ID, created_at, name: 'x'.repeat(NAME_MAX + 1) })?.name).toBe(
    'x'.repeat(NAME_MAX),
  );
  expect(named({ id: 'odd' })).toBeUndefined();
  expect(changes).toMatchObject([{ field: 'name' }, { field: 'name' }, { id: 'odd', field: null }]);
});
