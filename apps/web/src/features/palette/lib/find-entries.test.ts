import { Camera } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { Entry, Group } from './entry.ts';
import { findEntries, indexEntries } from './find-entries.ts';

const entry = (group: Group, label: string, words = ''): Entry => ({
  id: `${group} ${label}`,
  group,
  label,
  words,
  icon: Camera,
  run: () => {},
});

const all = indexEntries([
  entry('Crew', 'Inês Carvalho', 'ines@example.org Makeup Artist'),
  entry('Shoots', 'Morgan le Fay at St. Galgano', 'smoke low on the floor'),
  entry('Shoots', 'Glass Hall, Morgan and Nimue'),
  entry('Shoots', 'Nightjar', 'with morgan in the back'),
  entry('Shoots', 'Supermorgana'),
  entry('Props', '狐の面', 'kitsune'),
]);

const found = (query: string) =>
  findEntries(all, query).map(({ group, entries }) => [group, entries.map(({ label }) => label)]);

describe('finding', () => {
  it('needs every word, in any order and any letter case, and no accents', () => {
    expect(found('galgano MORGAN')).toEqual([['Shoots', ['Morgan le Fay at St. Galgano']]]);
    expect(found('ines makeup')).toEqual([['Crew', ['Inês Carvalho']]]);
    expect(found('morgan nobody')).toEqual([]);
  });

  it('puts names that begin with the word first, then words inside, parts of words, other texts', () => {
    expect(found('morgan')).toEqual([
      [
        'Shoots',
        [
          'Morgan le Fay at St. Galgano',
          'Glass Hall, Morgan and Nimue',
          'Supermorgana',
          'Nightjar',
        ],
      ],
    ]);
  });

  it('finds parts of names in scripts without blanks', () => {
    expect(found('の面')).toEqual([['Props', ['狐の面']]]);
  });

  it('shows ten of a group at most, and says how many there are', () => {
    const many = indexEntries(Array.from({ length: 30 }, (_, at) => entry('Props', `Prop ${at}`)));
    const [props] = findEntries(many, 'prop');
    expect([props?.entries.length, props?.total]).toEqual([10, 30]);
  });
});
