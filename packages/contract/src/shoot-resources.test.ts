import { describe, expect, it } from 'vitest';
import { fieldErrors } from './errors.ts';
import { updateShootResources } from './shoot-resources.ts';

const body = updateShootResources.body!;
const A = '6f1d9f0e-7a55-4a37-9a5c-0d3a6f0b8a01';
const B = '6f1d9f0e-7a55-4a37-9a5c-0d3a6f0b8a02';
const told = (value: unknown) => {
  const { error } = body.safeParse(value);
  return error ? fieldErrors(error) : 'accepted';
};

describe('what a shoot is linked with', () => {
  it('comes in either letter case, down to the entries', () => {
    const camel = {
      costumeIds: [A],
      participants: [{ personnelId: A, role: 'Model', costumeIds: [A] }],
      equipment: [{ equipmentId: B, quantity: 2 }],
    };
    const snake = {
      costume_ids: [A],
      participants: [{ personnel_id: A, role: 'Model', costume_ids: [A] }],
      equipment: [{ equipment_id: B, quantity: 2 }],
    };
    expect(body.parse(snake)).toEqual(body.parse(camel));
  });

  it('names each id once, in the order of its first naming', () => {
    expect(body.parse({ propIds: [B, A, B] })).toEqual({ propIds: [B, A] });
  });

  it('takes part as “Participant” unless something else is said', () => {
    const { participants } = body.parse({ participants: [{ name: ' Sam ' }] });
    expect(participants).toEqual([{ personnelId: null, name: 'Sam', role: 'Participant' }]);
  });

  it('is worn once each, and what is worn stays where nothing is said of it', () => {
    const people = [{ name: 'Sam', costumeIds: [B, A, B] }, { name: 'Kim' }];
    const { participants } = body.parse({ participants: people });
    expect(participants?.map(({ costumeIds }) => costumeIds)).toEqual([[B, A], undefined]);
  });

  it('has one day-of contact, or nothing is said of it', () => {
    const people = [
      { name: 'Sam', dayContact: 'name' },
      { name: 'Kim', dayContact: null },
      { name: 'Lee' },
    ];
    const { participants } = body.parse({ participants: people });
    expect(participants?.map(({ dayContact }) => dayContact)).toEqual(['name', null, undefined]);
    const two = people.slice(0, 2).map((entry) => ({ ...entry, dayContact: 'phone' }));
    expect(told({ participants: two })).toEqual({
      participants: 'Please choose one day-of contact',
    });
  });

  it.each([
    [{}, { '': 'There is nothing to change' }],
    [{ costumeIds: 'all' }, { costumeIds: 'This must be a list' }],
    [{ costumeIds: ['1'] }, { 'costumeIds.0': 'This is not a valid id' }],
    [{ participants: [{ role: 'Model' }] }, { 'participants.0.name': 'Name is required' }],
    [
      { participants: [{ name: 'A', role: ' ' }] },
      { 'participants.0.role': 'Please choose a role' },
    ],
    [
      { equipment: [{ equipmentId: A, quantity: 0 }] },
      { 'equipment.0.quantity': 'Quantity must be at least 1' },
    ],
    [{ locationIds: [A] }, { locationIds: 'This field is not known' }],
  ])('is refused: %j', (value, fields) => {
    expect(told(value)).toEqual(fields);
  });

  it('is at most 500 of a kind', () => {
    const many = Array.from({ length: 501 }, () => A);
    expect(told({ propIds: many })).toEqual({ propIds: 'At most 500 entries' });
  });
});
