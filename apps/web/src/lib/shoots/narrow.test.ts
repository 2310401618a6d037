import type { LinkedNames } from '@lensemble/contract/linked-names';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { describe, expect, test } from 'vitest';
import { arrive } from '@/lib/session/auth-session.ts';
import type { FacetKey, ShootFilters } from '@/lib/shoots/shoot-filters.ts';
import { choicesOf, narrow } from './narrow.ts';

const pier = { id: 'pier', name: 'Crail Pier', address: null, notes: null };

const shoots = [
  {
    id: 'a',
    status: 'completed',
    title: 'Selkie',
    description: 'Low tide',
    date: '2026-12-05',
    location: pier,
  },
  {
    id: 'b',
    status: 'idea',
    title: 'Kitsune',
    description: null,
    date: '2026-12-19',
    location: null,
  },
  { id: 'c', status: 'idea', title: 'Dune Pilgrim', description: null, date: null, location: null },
] as ListedShoot[];

const ines = { personnelId: 'ines', userId: 'me', name: 'Inês' };
const names: LinkedNames[] = [
  { id: 'a', people: [ines, ines], costumes: [{ id: 'coat', characterName: 'Selkie coat' }] },
  { id: 'b', people: [ines, { personnelId: null, userId: null, name: 'Kim' }], costumes: [] },
];

const ids = (filters: ShootFilters, known: typeof names | undefined = names) =>
  narrow(shoots, known, filters)?.map(({ id }) => id);

const choices = (key: FacetKey, filters: ShootFilters = {}) =>
  choicesOf(key, shoots, names, filters).map(({ label, count }) => `${label} ${count}`);

describe('a filter', () => {
  test('keeps the shoots of a person, of a costume, at a place or in a month', () => {
    expect(ids({ person: 'ines' })).toEqual(['a', 'b']);
    expect(ids({ person: 'Kim' })).toEqual(['b']);
    expect(ids({ costume: 'coat' })).toEqual(['a']);
    expect(ids({ place: 'pier' })).toEqual(['a']);
    expect(ids({ place: 'none', month: 'none' })).toEqual(['c']);
    expect(ids({ month: '2026-12', place: 'none' })).toEqual(['b']);
    expect(ids({ status: 'idea', month: '2026-12' })).toEqual(['b']);
  });

  test('searches titles, texts, places, people and costumes', () => {
    for (const q of ['selkie tide', 'CRAIL', 'ines coat']) expect(ids({ q })).toEqual(['a']);
    expect(ids({ q: 'kim', person: 'ines' })).toEqual(['b']);
    expect(ids({ q: 'nothing like this' })).toEqual([]);
  });

  test('keeps the shoots whose crew the user is in', () => {
    arrive({ id: 'me', email: 'me@example.org' });
    expect(ids({ mine: 'yes' })).toEqual(['a', 'b']);
    expect(ids({ mine: 'yes', costume: 'coat' })).toEqual(['a']);
    arrive({ id: 'someone else', email: 'other@example.org' });
    expect(ids({ mine: 'yes' })).toEqual([]);
    expect(narrow(shoots, undefined, { mine: 'yes' })).toBeUndefined();
  });

  test('waits for names only if it needs them', () => {
    expect(narrow(shoots, undefined, { person: 'ines' })).toBeUndefined();
    expect(narrow(shoots, undefined, { q: 'kim' })).toBeUndefined();
    expect(narrow(shoots, undefined, { month: 'none' })?.map(({ id }) => id)).toEqual(['c']);
  });
});

describe('the choices of a filter', () => {
  test('are in order, with the number of shoots, and none comes last', () => {
    expect(choices('person')).toEqual(['Inês 2', 'Kim 1']);
    expect(choices('place')).toEqual(['Crail Pier 1', 'No location 2']);
    expect(choices('month')).toEqual(['December 2026 2', 'No date yet 1']);
  });

  test('count what the other filters leave, and keep the chosen one', () => {
    expect(choices('person', { place: 'none' })).toEqual(['Inês 1', 'Kim 1']);
    expect(choices('person', { person: 'Kim' })).toEqual(['Inês 2', 'Kim 1']);
    expect(choices('person', { person: 'Kim', place: 'pier' })).toEqual(['Inês 1', 'Kim 0']);
    expect(choices('costume', { costume: 'gone' })).toEqual(['Not found 0', 'Selkie coat 1']);
  });
});
