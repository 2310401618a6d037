import { describe, expect, test } from 'vitest';
import { type ParticipantEntry, wishedParticipants } from './participants.ts';

const entry = (id: string, personnelId: string | null, more = {}): ParticipantEntry => ({
  id,
  personnelId,
  name: personnelId === null ? id : null,
  role: 'Model',
  email: `${id}@example.org`,
  dayContact: null,
  callTime: null,
  ...more,
});
const wish = (personnelId: string | null, more = {}) => ({
  personnelId,
  name: null,
  role: 'Stylist',
  email: undefined,
  ...more,
});

const current = [entry('1', 'mira'), entry('Kim', null), entry('2', 'yuki'), entry('Lee', null)];

describe('where only ids of the crew are named', () => {
  test('those who stay keep id, role and address, and guests their place', () => {
    expect(wishedParticipants(current, { personnelIds: ['noor', 'mira'] })).toEqual([
      {
        id: undefined,
        personnelId: 'noor',
        name: null,
        role: 'Participant',
        email: null,
        dayContact: null,
        callTime: null,
      },
      current[1],
      current[0],
      current[3],
    ]);
  });

  test('an empty list leaves the guests', () => {
    expect(wishedParticipants(current, { personnelIds: [] })).toEqual([current[1], current[3]]);
  });
});

describe('where participants are named', () => {
  test('entries that stay keep their ids, and an address that is not said', () => {
    const participants = [wish(null, { name: 'Lee' }), wish('mira', { email: null }), wish('noor')];
    expect(wishedParticipants(current, { participants })).toEqual([
      {
        id: 'Lee',
        personnelId: null,
        name: 'Lee',
        role: 'Stylist',
        email: 'Lee@example.org',
        dayContact: null,
        callTime: null,
      },
      {
        id: '1',
        personnelId: 'mira',
        name: null,
        role: 'Stylist',
        email: null,
        dayContact: null,
        callTime: null,
      },
      {
        id: undefined,
        personnelId: 'noor',
        name: null,
        role: 'Stylist',
        email: null,
        dayContact: null,
        callTime: null,
      },
    ]);
  });

  test('what they are to wear is what is said, nothing where it is not said', () => {
    const participants = [wish('mira', { costumeIds: ['gown'] }), wish('yuki')];
    const wished = wishedParticipants(current, { participants, personnelIds: ['noor'] });
    expect(wished.map(({ costumeIds }) => costumeIds)).toEqual([['gown'], undefined, undefined]);
  });

  test('the day-of contact stays unless someone else is named, and ends where the list says so', () => {
    const people = [entry('1', 'mira', { dayContact: 'phone' }), entry('2', 'yuki')];
    const contacts = (wished: Parameters<typeof wishedParticipants>[1]) =>
      wishedParticipants(people, wished).map(({ dayContact }) => dayContact);
    expect(contacts({ participants: [wish('yuki'), wish('mira')] })).toEqual([null, 'phone']);
    expect(contacts({ personnelIds: ['noor', 'mira'] })).toEqual([null, 'phone']);
    const yuki = wish('yuki', { dayContact: 'name' });
    expect(contacts({ participants: [wish('mira'), yuki] })).toEqual([null, 'name']);
    expect(contacts({ participants: [yuki], personnelIds: ['mira'] })).toEqual(['name', null]);
    expect(contacts({ participants: [wish('mira', { dayContact: null })] })).toEqual([null]);
  });

  test('of the same name the first is the first', () => {
    const twins = [entry('a', null, { name: 'Kim' }), entry('b', null, { name: 'Kim' })];
    const kim = wish(null, { name: 'Kim' });
    const idsOf = (count: number) =>
      wishedParticipants(twins, { participants: Array(count).fill(kim) }).map(({ id }) => id);
    expect([idsOf(1), idsOf(2), idsOf(3)]).toEqual([['a'], ['a', 'b'], ['a', 'b', undefined]]);
  });

  test('a crew member who is named twice counts once', () => {
    const participants = [wish('mira', { role: 'Model' }), wish('mira', { role: 'Stylist' })];
    expect(wishedParticipants([], { participants })).toMatchObject([{ role: 'Model' }]);
  });

  test('ids of the crew add whom they leave out', () => {
    const wished = { participants: [wish('mira')], personnelIds: ['yuki', 'mira', 'noor'] };
    expect(wishedParticipants(current, wished)).toMatchObject([
      { id: '1', role: 'Stylist' },
      { id: '2', role: 'Model', email: '2@example.org' },
      { id: undefined, personnelId: 'noor', role: 'Participant' },
    ]);
  });

  test('an id finds a guest under another name', () => {
    const participants = [wish(null, { id: 'Kim', name: 'Lee' }), wish(null, { name: 'Kim' })];
    expect(wishedParticipants(current, { participants })).toMatchObject([
      { id: 'Kim', name: 'Lee', email: 'Kim@example.org' },
      { id: undefined, name: 'Kim' },
    ]);
  });

  test('an id finds a guest who is in the crew list now, and never another crew member', () => {
    const ofCrew = wish('noor', { id: 'Kim' });
    expect(wishedParticipants(current, { participants: [ofCrew] })).toMatchObject([
      { id: 'Kim', personnelId: 'noor' },
    ]);
    const other = wish('noor', { id: '1' });
    const guest = wish(null, { id: '1', name: 'Mira' });
    expect(wishedParticipants(current, { participants: [other, guest] })).toMatchObject([
      { id: undefined, personnelId: 'noor' },
      { id: undefined, name: 'Mira' },
    ]);
  });

  test('an id that is named twice or unknown counts as none', () => {
    const participants = [
      wish(null, { id: 'Kim', name: 'Kim' }),
      wish(null, { id: 'Kim', name: 'Zoe' }),
      wish(null, { id: 'gone', name: 'Lee' }),
    ];
    const ids = wishedParticipants(current, { participants }).map(({ id }) => id);
    expect(ids).toEqual(['Kim', undefined, 'Lee']);
  });

  test('of the same name the role decides before the order', () => {
    const twins = [
      entry('a', null, { name: 'Kim' }),
      entry('b', null, { name: 'Kim', role: 'Stylist' }),
    ];
    const idOf = (role: string) =>
      wishedParticipants(twins, { participants: [wish(null, { name: 'Kim', role })] })[0]?.id;
    expect([idOf('Stylist'), idOf('Model'), idOf('Driver')]).toEqual(['b', 'a', 'a']);
  });
});
