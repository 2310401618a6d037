import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { changedLists, linkLists, linksOf, noLinks, resourcesOf } from './form-links.ts';
import { peopleKeys } from './people-keys.ts';

const id = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const avatar = { phone: null, avatarUrl: null, avatarPlaceholder: null, notNamed: false };
const costume = (costumeId: string) => ({
  costumeId,
  characterName: 'Nimue',
  seriesName: null,
  status: 'planning' as const,
  notes: null,
  todos: [],
  imageUrl: null,
  imagePlaceholder: null,
});
const shoot = aShoot({
  participants: [
    {
      ...avatar,
      id: id(1),
      personnelId: id(2),
      name: 'Mira',
      role: 'Model',
      email: 'm@example.org',
      costumeIds: [id(6), id(5)],
      dayContact: 'phone',
      callTime: '13:15',
    },
    {
      ...avatar,
      id: id(3),
      personnelId: null,
      name: 'Sam',
      role: 'Smoke',
      email: 's@example.org',
      costumeIds: [],
      dayContact: null,
      callTime: null,
    },
  ],
  costumes: [costume(id(5)), costume(id(6))],
  equipment: [
    {
      equipmentId: id(4),
      name: 'Strobe',
      category: 'Lighting',
      description: null,
      quantity: 2,
      owned: 2,
      available: true,
      imageUrl: null,
      imagePlaceholder: null,
    },
  ],
});
const links = linksOf(shoot);

describe('what is linked to a shoot', () => {
  it('leaves name and address of the crew to the crew list', () => {
    expect(links.participants).toEqual([
      {
        personnelId: id(2),
        name: null,
        role: 'Model',
        email: null,
        callTime: '13:15',
        costumeIds: [id(6), id(5)],
      },
      {
        personnelId: null,
        name: 'Sam',
        role: 'Smoke',
        email: 's@example.org',
        callTime: null,
        id: id(3),
        costumeIds: [],
      },
    ]);
  });

  it('is sent as the contract takes it, and only what has changed', () => {
    const changed = { ...links, equipment: [{ equipmentId: id(4), quantity: 3 }] };
    const lists = changedLists(links, changed);
    expect(lists).toEqual(['equipment']);
    expect(resourcesOf(changed, lists)).toEqual({ equipment: changed.equipment });
    const all = updateShootResources.body?.parse(resourcesOf(links, linkLists));
    expect(all?.participants).toEqual([
      {
        personnelId: id(2),
        name: null,
        role: 'Model',
        callTime: '13:15',
        costumeIds: [id(6), id(5)],
        dayContact: 'phone',
      },
      {
        personnelId: null,
        name: 'Sam',
        role: 'Smoke',
        email: 's@example.org',
        callTime: null,
        id: id(3),
        costumeIds: [],
        dayContact: null,
      },
    ]);
  });

  it('says who the day-of contact is, with the participants', () => {
    const { dayContact, participants } = links;
    expect(dayContact).toEqual({ person: peopleKeys(participants)[0], showsPhone: true });
    const person = peopleKeys(participants)[1]!;
    const changed = { ...links, dayContact: { person, showsPhone: false } };
    const lists = changedLists(links, changed);
    expect(lists).toEqual(['participants']);
    const contacts = resourcesOf(changed, lists).participants?.map((entry) => entry.dayContact);
    expect(contacts).toEqual([null, 'name']);
    const gone = { ...changed, participants: participants.slice(0, 1) };
    expect(resourcesOf(gone, lists).participants).toMatchObject([{ dayContact: null }]);
  });

  it('drops worn costumes that are not on the shoot', () => {
    const [mira] =
      resourcesOf({ ...links, costumeIds: [id(5)] }, ['participants']).participants ?? [];
    expect(mira?.costumeIds).toEqual([id(5)]);
  });

  it('has changed if a participant wears something else', () => {
    const [mira, sam] = links.participants;
    const participants = [mira!, { ...sam!, costumeIds: [id(5)] }];
    expect(changedLists(links, { ...links, participants })).toEqual(['participants']);
  });

  it('has changed if a participant comes at another time', () => {
    const [mira, sam] = links.participants;
    const participants = [mira!, { ...sam!, callTime: '14:00' }];
    expect(changedLists(links, { ...links, participants })).toEqual(['participants']);
  });

  it('has changed by its order as well', () => {
    const before = { ...noLinks(), propIds: ['a', 'b'] };
    expect(changedLists(before, { ...before, propIds: ['b', 'a'] })).toEqual(['propIds']);
    expect(changedLists(before, structuredClone(before))).toEqual([]);
  });
});
