import { Camera } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { findEntries, indexEntries } from './find-entries.ts';
import type { Group } from './groups.ts';

const entry = (group: Group, label: string, words = ''): Entry => ({
  id: `${group} ${label}`,
  group,
  label,
  words,
  icon: Camera,
  run: () => {},
});

const all = indexEntries([
  entry('personnel', 'Inês Carvalho', 'ines@example.org Makeup Artist'),
  entry('shoots', 'Morgan le Fay at St. Galgano', 'smoke low on the floor'),
  entry('shoots', 'Glass Hall, Morgan and Nimue'),
  entry('shoots', 'Nightjar', 'with morgan in the back'),
  entry('shoots', 'Supermorgana'),
  entry('props', '狐の面', 'kitsune'),
]);

const found = (query: string) =>
  findEntries(all, query).map(({ group, entries }) => [group, entries.map(({ label }) => label)]);

describe('finding', () => {
  it('needs every word, in any order and any letter case, and no accents', () => {
    expect(found('galgano MORGAN')).toEqual([['shoots', ['Morgan le Fay at St. Galgano']]]);
    expect(found('ines makeup')).toEqual([['personnel', ['Inês Carvalho']]]);
    expect(found('morgan nobody')).toEqual([]);
  });

  it('puts names that begin with the word first, then words inside, parts of words, other texts', () => {
    expect(found('morgan')).toEqual([
      [
        'shoots',
        [
          'Morgan le Fay at St. Galgano',
          'Glass Hall, Morgan and Nimue',
          'Supermorgana',
          'Nightjar',
        ],
      ],
    ]);
  });

  it('puts the group with the best match first, whatever it is', () => {
    const mixed = indexEntries([
      entry('actions', 'Switch Theme'),
      entry('actions', 'Show witches'),
      entry('shoots', 'Witch of the Waste'),
      entry('costumes', 'Witch hat'),
    ]);
    const groupsFor = (query: string) => findEntries(mixed, query).map(({ group }) => group);
    expect(groupsFor('witch')).toEqual(['shoots', 'costumes', 'actions']);
    expect(groupsFor('s')).toEqual(['actions', 'shoots']);
  });

  it('finds parts of names in scripts without blanks', () => {
    expect(found('の面')).toEqual([['props', ['狐の面']]]);
  });

  it('shows ten of a group at most, and says how many there are', () => {
    const many = indexEntries(Array.from({ length: 30 }, (_, at) => entry('props', `Prop ${at}`)));
    const [props] = findEntries(many, 'prop');
    expect([props?.entries.length, props?.total]).toEqual([10, 30]);
  });
});
