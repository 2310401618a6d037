import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import type { PackedThing, Packing } from '@lensemble/contract/packing';
import { packingEntries } from '@lensemble/contract/packing-list';
import { bareLine, bareRecord, noPacking } from '@lensemble/contract/packing-records';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { listCallsQuery } from '@/features/shoots/api/calls.ts';
import {
  type EditorItems,
  EditorItemsContext,
} from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { ItemDialogsProvider } from '@/lib/catalogues/item-dialogs.ts';
import type { DayClient } from '@/lib/day/day-client.ts';
import { newOperation } from '@/lib/day/new-operation.ts';
import { addition, kitAddition, noting, textChange } from '@/lib/packing/packing-wishes.ts';
import { OwnPages } from './own-pages.tsx';
import { PackingBoard } from './packing-board.tsx';
import { PackingRow } from './packing-row.tsx';
import { stateOf } from './ticks.tsx';
import type { PackingActs } from './use-packing-acts.ts';

beforeEach(() => {
  vi.stubGlobal('window', {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  return () => vi.unstubAllGlobals();
});

const AT = '2026-11-22T16:00:00.000Z';
const thing = (kind: PackedThing['kind'], id: string, more: Partial<PackedThing> = {}) => ({
  ...{ kind, id, name: id, ...bareLine, parts: [] },
  ...more,
});
const packing: Packing = {
  kitIds: ['repair', 'night'],
  lines: [{ id: 'veil', text: 'Second veil', isForEverybody: false }],
  things: [
    thing('prop', 'sword', { name: 'Sword', quantity: 3, storagePlace: 'Shelf B2' }),
    thing('kit', 'repair', {
      name: 'Repair kit',
      parts: [{ part: { line: 'Tape' }, name: 'Tape', ...bareLine }],
    }),
  ],
  records: [
    {
      ...{ ...bareRecord, kind: 'line', id: 'veil', part: null },
      ...{ bringerId: 'yuki', packedAt: AT },
    },
  ],
};
const shoot = {
  ...{ status: 'planning', costumes: [], props: [], equipment: [] },
  participants: [{ id: 'yuki', name: 'Yuki Arai', role: 'Model', costumeIds: [], avatarUrl: null }],
} as unknown as ShootDetail;

const items = { faces: { equipment: new Map() }, want() {} } as unknown as EditorItems;
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const shown = (
  list: Packing,
  refused: readonly RefusedOperation[] = [],
  change: Partial<ShootDetail> = {},
): string =>
  textOf(
    <PackingBoard
      shoot={{ ...shoot, ...change }}
      shots={[]}
      packing={list}
      refused={refused}
      client={{} as DayClient}
    />,
  );

function textOf(children: ReactNode, client = new QueryClient()): string {
  const markup = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <ItemDialogsProvider value={{ create() {}, edit() {} }}>
          <EditorItemsContext value={items}>{children}</EditorItemsContext>
        </ItemDialogsProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return markup.replaceAll(/<\/(?:h3|p|small|li|button|span)>/g, '|').replaceAll(/<[^>]*>/g, '');
}

test('lists what no one brings first, with quantity, kind and place, and how much is packed', () => {
  const text = shown(packing);
  expect(text).toContain('1 of 3 packed');
  expect(text).toContain('2 things have no one to bring them yet');
  expect(text.indexOf('No one yet')).toBeLessThan(text.indexOf('Yuki Arai'));
  expect(text).toMatch(/Sword\| 3 ×\|+Prop · Shelf B2/);
  expect(text).toContain('Kit, 0 of 1');
  expect(text).toMatch(/Not packed\|?2/);
});

test('says how long it is until everything is needed on set, and how much is packed below it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:30:00Z') });
  const planned = { date: '2026-11-22', time: '15:30', timeZone: 'Europe/Rome' } as const;
  expect(shown(packing, [], planned)).toMatch(
    /Needed on set in 18 hours\|1 of 3 packed · 2 things have no one to bring them yet\|/,
  );
  expect(shown(packing, [], { ...planned, status: 'completed' })).not.toContain('Needed on set');
  vi.setSystemTime('2026-11-22T14:31:00Z');
  expect(shown(packing, [], planned)).toMatch(/\|1 of 3 packed\|2 things/);
  vi.useRealTimers();
});

test('names what is in a folded kit, and lists the kits with how much each has and who brings it', () => {
  const part = (name: string) => ({
    ...{ part: { line: name }, name, ...bareLine },
  });
  const things = [
    thing('kit', 'repair', { name: 'Repair kit', parts: [part('Tape'), part('Glue gun')] }),
  ];
  const record = { ...bareRecord, kind: 'kit', id: 'repair', part: null } as const;
  const records = [{ ...record, bringerId: 'yuki' }];
  const text = shown({ ...packing, kitIds: ['repair'], things, records });
  expect(text).toMatch(/Kit, 0 of 2\|Tape, Glue gun/);
  expect(text).toMatch(/Kits in this shoot\|+Repair kit\|2 things · Yuki Arai/);
  expect(shown({ ...packing, things: [], kitIds: [] })).not.toContain('Kits in this shoot');
});

test('names who brings something in the heading or by the face of the row, not also below its name', () => {
  const [veil] = packingEntries(packing).filter(({ id }) => id === 'veil');
  const row = { shoot, mode: 'pack', acts: {} as PackingActs } as const;
  const text = textOf(<PackingRow {...row} grouping="storage" entry={veil!} />);
  expect(text).toContain('Second veil');
  expect(text).not.toContain('brings');
});

test('has a note under the name, and how many units are packed where only some are', () => {
  const record = { ...bareRecord, kind: 'prop', id: 'sword', part: null } as const;
  const of = (more: object) =>
    shown({ ...packing, records: [...packing.records, { ...record, ...more }] });
  expect(of({ packedCount: 2, note: 'Magnet loose' })).toMatch(
    /Sword\| 3 ×\|+Prop · Shelf B2\|2 of 3 packed · Magnet loose\|/,
  );
  expect(of({ packedAt: AT, backCount: 1 })).toContain('1 of 3 back|');
  const all = of({ packedCount: 3, note: 'Magnet loose' });
  expect(all).toContain('2 of 3 packed|');
  expect(all).toMatch(/Prop · Shelf B2\|Magnet loose\|/);
});

test('a folded kit has the first note on its parts, and is mixed where some units are packed', () => {
  const part = { part: { line: 'Tape' }, name: 'Tape', ...bareLine, quantity: 2 };
  const kit = thing('kit', 'repair', { name: 'Repair kit', parts: [part] });
  const record = { ...bareRecord, kind: 'kit', id: 'repair', part: part.part } as const;
  const records = [{ ...record, packedCount: 1, note: 'Two sticks left' }];
  const list = { ...noPacking, kitIds: ['repair'], things: [kit], records };
  expect(shown(list)).toContain('|Tape · Two sticks left|');
  const [entry] = packingEntries(list);
  expect([stateOf(entry!, 'pack'), stateOf(entry!, 'back')]).toEqual(['mixed', false]);
});

test('lists what everybody brings at the end, and does not count it', () => {
  const coat = { id: 'coat', text: 'Warm coat', isForEverybody: true };
  const list = { ...packing, lines: [coat, ...packing.lines] };
  const text = shown(list);
  expect(text).toContain('1 of 3 packed');
  expect(text).toContain('2 things have no one to bring them yet');
  expect(text).toMatch(
    /Yuki Arai.*For everybody\|Each person brings this for themselves\|+Warm coat/,
  );
  const alone = shown({ ...noPacking, lines: [coat] });
  expect(alone).toContain('Warm coat');
  expect(alone).not.toContain('Everything is packed');
});

test('names the category of equipment, and the kind of everything else', () => {
  const list = { ...packing, things: [...packing.things, thing('equipment', 'flash')] };
  const text = shown(list, [], {
    equipment: [{ equipmentId: 'flash', category: 'Lighting' }] as never,
  });
  expect(text).toMatch(/flash\|+Lighting/);
  expect(text).toMatch(/Sword\| 3 ×\|+Prop/);
});

test('says what each person sees on their own page, and what is known of their visit', () => {
  const own = (bringerId: string, packedAt: string | null) => ({
    ...packingEntries(packing)[0]!,
    ...{ id: `of ${bringerId}`, bringerId, packedAt },
  });
  const people = ['Yuki', 'Dana', 'Sam', 'Inês', 'Mira'].map((name) => ({ id: name, name }));
  const never = { isOff: false, openedAt: null, answer: null };
  const client = new QueryClient();
  client.setQueryData(listCallsQuery('avalon').queryKey, [
    { ...never, participantId: 'Dana', state: 'notSent' },
    { ...never, participantId: 'Sam', state: 'opened', openedAt: AT },
    { ...never, participantId: 'Inês', state: 'notSent', isOff: true },
  ] as never);
  const text = textOf(
    <OwnPages
      shoot={{ id: 'avalon', participants: people } as never}
      entries={[own('Yuki', AT), ...['Dana', 'Sam', 'Inês'].map((name) => own(name, null))]}
      mode="pack"
    />,
    client,
  );
  expect(text).toMatch(/Yuki\|All 1\|checked off Nov 22/);
  expect(text).toMatch(/Dana\|0 of 1\|Not sent/);
  expect(text).toMatch(/Sam\|0 of 1\|Nothing checked off yet/);
  expect(text).toMatch(/Inês\|0 of 1\|Link is off/);
  expect(text).not.toContain('Mira');
});

test('counts what is back once the shoot is completed', () => {
  const text = shown(packing, [], { status: 'completed' });
  expect(text).toContain('0 of 3 back');
  expect(text).toMatch(/Not back\|?3/);
  expect(text).not.toContain('no one to bring');
});

test('says that a kit waits for the server, and what an empty list is for', () => {
  expect(shown(packing)).toContain('Kit is added as soon as the server responds');
  expect(shown(noPacking)).toContain('Nothing to pack yet');
  expect(shown(noPacking)).not.toContain('Print');
});

test.each<
  [string, Omit<RefusedOperation, 'operation'>, Parameters<typeof newOperation>[0], string]
>([
  [
    'a line that another person has changed',
    { reason: 'changed', fields: ['text'] },
    textChange('veil', 'Two veils', 'Veil'),
    'Yours was not saved: “Two veils”|Use mine|Dismiss',
  ],
  [
    'a note that another person has changed',
    { reason: 'changed', fields: ['note'] },
    noting({ kind: 'line', id: 'veil' }, null, 'Hem not dry', 'Dry'),
    'Another person has changed this note in the meantime. Yours was not saved: “Hem not dry”|Use mine|Dismiss',
  ],
  [
    'that a note which another person has changed is to go',
    { reason: 'changed', fields: ['note'] },
    noting({ kind: 'prop', id: 'sword' }, null, '', 'Dry'),
    'Another person has changed the note on Sword in the meantime. It was not removed.|Use mine|Dismiss',
  ],
  [
    'a note on a line that is deleted',
    { reason: 'gone', fields: [], title: 'Gloves' },
    noting({ kind: 'line', id: 'gloves' }, null, 'Left one torn', null),
    'Gloves is no longer on the list. This change was not saved.Left one torn|',
  ],
  [
    'a note on a part of a kit',
    { reason: 'full', fields: [] },
    noting({ kind: 'kit', id: 'repair' }, { line: 'Tape' }, 'Two left', null),
    'The list is full. Tape was not saved.Two left|Dismiss',
  ],
  [
    'a note on a kit that was removed',
    { reason: 'forbidden', fields: [] },
    noting({ kind: 'kit', id: 'lost' }, null, 'Two left', null),
    'A change to an entry could not be saved.Two left|Dismiss',
  ],
  [
    'a line for which there is no room',
    { reason: 'full', fields: [] },
    addition('lamp', 'Lamp', null),
    'The list is full. Lamp was not saved.|Dismiss',
  ],
  [
    'who should bring a line',
    { reason: 'unlinked', fields: ['bringerId'] },
    addition('veil', 'Second veil', 'gone'),
    'The person chosen for Second veil is no longer in the crew.|Dismiss',
  ],
  [
    'a kit that is deleted',
    { reason: 'gone', fields: [] },
    kitAddition('lost'),
    'an entry is no longer on the list.',
  ],
])('says that it did not save %s', (_what, refusal, wish, words) => {
  const refused = [{ ...refusal, operation: newOperation(wish, Date.parse(AT)) }];
  expect(shown(packing, refused)).toContain(words);
});

test('leaves what was not saved of the shot list to that list', () => {
  const operation = newOperation(
    { kind: 'deleteShot', target: 'x', fields: {}, base: {} },
    Date.parse(AT),
  );
  expect(shown(packing, [{ reason: 'gone', fields: [], operation }])).not.toContain('Dismiss');
});
