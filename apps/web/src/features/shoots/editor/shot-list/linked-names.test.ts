import type { ShootDetail } from '@lensemble/contract/shoots';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { linkedNames } from './linked-names.ts';

const shoot = {
  participants: [
    { id: 'dana', name: 'Dana', avatarUrl: null, costumeIds: ['morgan', 'selkie'] },
    { id: 'tomas', name: 'Tomás', avatarUrl: '/tomas.webp', costumeIds: [] },
    { id: 'yuki', name: 'Yuki', avatarUrl: null, costumeIds: ['kitsune'] },
  ],
  costumes: ['Morgan', 'Selkie', 'Kitsune'].map((characterName) => ({
    ...{ costumeId: characterName.toLowerCase(), characterName },
  })),
  props: [{ propId: 'sword', name: 'Excalibur' }],
  equipment: [],
} as unknown as ShootDetail;

const shot = (fields: Partial<Shot>): Shot => ({
  ...newShot.parse({}),
  ...{ id: 'shot', state: 'open', actualEnd: null },
  ...fields,
});

test('people are said with what they wear in the shot, and a costume without its wearer on its own', () => {
  const named = linkedNames(
    shoot,
    shot({
      participantIds: ['dana', 'tomas'],
      costumeIds: ['morgan', 'kitsune'],
      propIds: ['sword'],
    }),
  );
  expect(named.people.map(({ text }) => text)).toEqual(['Dana as Morgan', 'Tomás']);
  expect(named.things).toEqual(['Kitsune', 'Excalibur']);
});

test('a block has people alone', () => {
  const links = { participantIds: ['dana'], costumeIds: ['morgan'], propIds: ['sword'] };
  const { people, things } = linkedNames(shoot, shot({ kind: 'makeup', ...links }));
  expect([people.map(({ text }) => text), things]).toEqual([['Dana'], []]);
});
