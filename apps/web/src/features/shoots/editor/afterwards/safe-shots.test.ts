import type { ConsentingPerson } from '@lensemble/contract/consents';
import type { Shot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { formerObjecting, shotsForUse } from './safe-shots.ts';

const shot = (id: string, participantIds: string[], more: Partial<Shot> = {}): Shot => ({
  ...{
    id,
    kind: 'shot',
    title: null,
    minutes: 15,
    pin: null,
    notes: null,
    referenceId: `of-${id}`,
  },
  ...{ participantIds, costumeIds: [], propIds: [], equipmentIds: [] },
  ...{ state: 'open', actualEnd: null },
  ...more,
});

const person = (name: string, isAgreed?: boolean, isWithdrawn = false) => {
  const use = { id: 'social', name: 'Social media', about: null };
  const consent: ConsentingPerson['consent'] =
    isAgreed === undefined
      ? null
      : {
          ...{ id: name, version: 1, scope: 'shoot', signedName: name, at: '2026-11-22T15:00:00Z' },
          uses: [{ ...use, isAgreed }],
          withdrawals: isWithdrawn
            ? [{ useIds: ['social'], note: null, at: '2027-01-09T20:40:00Z' }]
            : [],
        };
  return { participantId: name, name, consent };
};

const crew = [
  person('Dana', true),
  person('Yuki', true, true),
  person('Inês', false),
  person('Tomás'),
];
const found = (...shots: Shot[]) =>
  shotsForUse(shots, crew, 'social').map(({ number, objecting }) => [
    number,
    ...objecting.map(({ name, why }) => `${name} ${why}`),
  ]);

test('a shot is safe only if everyone in it has agreed to the use, and safe ones come first', () => {
  const shots = [shot('a', ['Dana', 'Yuki']), shot('b', ['Inês', 'Tomás']), shot('c', ['Dana'])];
  expect(found(...shots)).toEqual([
    [3],
    [1, 'Yuki withdrawn'],
    [2, 'Inês refused', 'Tomás unsigned'],
  ]);
  expect(shotsForUse(shots, crew, 'another use').filter((each) => !each.objecting.length)).toEqual(
    [],
  );
});

test('says nothing of blocks, and of shots without a picture or without known people', () => {
  const shots = [
    shot('block', ['Dana'], { kind: 'food' }),
    shot('bare', ['Dana'], { referenceId: null }),
    shot('empty', []),
    shot('left', ['Gone']),
  ];
  expect(found(...shots)).toEqual([]);
});

test('names the people who have left and have not agreed to the use', () => {
  const former = crew.flatMap(({ name, consent }) => (consent ? { ...consent, name } : []));
  expect(formerObjecting(former, 'social')).toEqual(['Yuki', 'Inês']);
  expect(formerObjecting(former, 'another use')).toEqual(['Dana', 'Yuki', 'Inês']);
});
