import type { ShootDetail } from '@lensemble/contract/shoots';
import { newShot } from '@lensemble/contract/shots';
import { expect, test } from 'vitest';
import { castOf } from './cast-of.ts';

const shoot = {
  participants: [
    { id: 'yuki', name: 'Yuki', costumeIds: ['accolon', 'morgan'] },
    { id: 'dana', name: 'Dana', costumeIds: [] },
  ],
  costumes: [
    { costumeId: 'accolon', characterName: 'Accolon of Gaul' },
    { costumeId: 'morgan', characterName: 'Morgan le Fay' },
    { costumeId: 'moth', characterName: 'Moth' },
  ],
  props: [{ propId: 'raven', name: 'Raven' }],
  equipment: [
    { equipmentId: 'fog', name: 'Fog machine' },
    { equipmentId: 'flash', name: 'Flash' },
  ],
} as unknown as ShootDetail;

const entry = newShot.parse({ title: 'Arch' });

test('a costume of an entry belongs to the person who wears it, and the other things stand for themselves', () => {
  const links = {
    participantIds: ['yuki', 'dana'],
    costumeIds: ['accolon', 'moth'],
    propIds: ['raven'],
    equipmentIds: ['fog'],
  };
  const { people, things } = castOf(shoot, { ...entry, ...links });
  expect(people.map(({ person, characters }) => [person.name, characters])).toEqual([
    ['Yuki', 'Accolon of Gaul'],
    ['Dana', ''],
  ]);
  expect(things).toEqual(['Moth', 'Raven', 'Fog machine']);
});

test('a costume whose wearer is not in the entry stands for itself', () => {
  const links = { participantIds: ['dana'], costumeIds: ['morgan'] };
  expect(castOf(shoot, { ...entry, ...links }).things).toEqual(['Morgan le Fay']);
});
