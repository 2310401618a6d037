import { newShot, type Shot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { describeShots, type ListedShoot } from './shot-list.ts';

const idAt = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const entry = (count: number, fields: Partial<Shot> = {}): Shot => ({
  ...newShot.parse({}),
  ...{ id: idAt(count), state: 'open', actualEnd: null },
  ...fields,
});
const [DANA, YUKI, CROWN, SWORD, FOG, ARCH] = [101, 102, 103, 104, 105, 106].map(idAt) as [
  ...string[],
] as [string, string, string, string, string, string];
const shoot: ListedShoot = {
  ...{ date: '2026-11-22', time: '15:30', timeZone: 'Europe/Rome', durationMinutes: 150 },
  location: { latitude: 43.15, longitude: 11.155 },
  participants: [
    { id: DANA, name: 'Dana' },
    { id: YUKI, name: 'Yuki\u202e' },
  ],
  costumes: [{ costumeId: CROWN, characterName: 'Morgan' }],
  props: [{ propId: SWORD, name: 'Excalibur' }],
  equipment: [{ equipmentId: FOG, name: 'Fog machine' }],
  references: [{ id: ARCH, url: '/arch.webp' }],
};
const linked = {
  ...{ participantIds: [YUKI, DANA, idAt(999)], costumeIds: [CROWN], propIds: [SWORD] },
  ...{ equipmentIds: [FOG], referenceId: ARCH },
};

test('an entry has its time, its number, what it links and its notes', () => {
  const shots = [
    entry(1, { kind: 'makeup', minutes: 20, ...linked }),
    entry(2, { title: 'Arch', pin: '15:50', notes: 'Low', ...linked }),
    entry(3),
  ];
  const { summary, rows } = describeShots(shoot, shots, 'en')!;
  expect(summary).toBe('2 shots · 1 block · 50 min planned of 2h 30m');
  const entries = rows.filter(({ kind }) => kind === 'entry');
  const people = { people: ['Yuki', 'Dana'], participantIds: [YUKI, DANA] };
  expect(entries).toMatchObject([
    {
      time: '3:30 PM',
      name: 'Makeup',
      number: undefined,
      things: [],
      picture: undefined,
      ...people,
    },
    {
      ...{ time: '3:50 PM', name: 'Arch', number: 'Shot 1', isPinned: true, minutes: '15 min' },
      ...{ things: ['Morgan', 'Excalibur', 'Fog machine'], picture: '/arch.webp', notes: 'Low' },
      ...people,
    },
    { time: '4:05 PM', name: 'Shot 2', number: undefined, isPinned: false, people: [] },
  ]);
});

test('lines name the light, free time, a pin that comes too early and the end', () => {
  const shots = [
    entry(1, { title: 'Arch', minutes: 40 }),
    entry(2, { title: 'Wall', pin: '16:00' }),
    entry(3, { title: 'Font', pin: '16:30', minutes: 30 }),
  ];
  const { rows } = describeShots(shoot, shots, 'en')!;
  expect(
    rows.map((row) => (row.kind === 'line' ? `${row.time ?? ''} ${row.text}` : row.name)),
  ).toEqual([
    'Arch',
    ' 10 min over. Wall is pinned to 4:00 PM.',
    'Wall',
    '4:02 PM Golden hour · 2 min into Wall',
    ' 15 min free',
    'Font',
    '4:46 PM Sunset · 16 min into Font',
    '5:00 PM End of the day',
  ]);
});

test('a shoot without a time has its entries without times', () => {
  const { summary, rows } = describeShots({ ...shoot, time: null }, [entry(1), entry(2)], 'de')!;
  expect(summary).toBe('2 Shots · 30 min geplant');
  expect(rows).toMatchObject([{ time: undefined }, { time: undefined }]);
  expect(describeShots(shoot, [], 'en')).toBeUndefined();
});
