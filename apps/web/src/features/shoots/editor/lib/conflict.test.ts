import { describe, expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { changedMeanwhile, differingFields, fieldText, mergedText } from './conflict.ts';
import { formOf } from './editor-form.ts';
import type { NameOf } from './faces.ts';

const nameOf: NameOf = (_kind, id) => `Item ${id}`;
const base = formOf(aShoot());
const mine = { ...base, time: '21:15', description: 'Mine' };
const theirs = { ...base, time: '20:45', color: '#EF4444' };

describe('two versions of a shoot', () => {
  it('differ where their values do, in the order of the editor', () => {
    expect(differingFields(mine, theirs)).toEqual(['time', 'description', 'color']);
  });

  it('do not differ by blanks around text', () => {
    expect(differingFields(base, { ...base, title: ` ${base.title} ` })).toEqual([]);
  });

  it('do not differ in a reminder that only moved with the date', () => {
    const moved = formOf(aShoot({ date: '2026-11-22', reminderTime: '2026-11-22T13:30:00.000Z' }));
    expect(differingFields(base, moved)).toEqual(['date']);
  });

  it('read as text', () => {
    expect(fieldText(base, 'reminder', nameOf)).toBe('1 hour before');
    expect(fieldText({ ...base, time: null }, 'time', nameOf)).toBe('Empty');
    expect(fieldText(theirs, 'color', nameOf)).toBe('Red');
    expect(
      fieldText(
        { ...base, reminder: { choice: 'custom', date: '2026-11-20', time: '18:00' } },
        'reminder',
        nameOf,
      ),
    ).toBe('Nov 20, 2026, 6:00 PM');
  });
});

it('says what another member has changed', () => {
  const before = formOf(aShoot());
  expect(changedMeanwhile(before, before)).toBe(
    'Another member changed it while you were editing.',
  );
  expect(changedMeanwhile(before, { ...before, title: 'x', color: '#000000' })).toBe(
    'Another member changed its title and color while you were editing.',
  );
});

it('says what was merged, in the order of the editor', () => {
  expect(mergedText(new Set())).toBeUndefined();
  expect(mergedText(new Set(['equipment', 'description']))).toBe(
    'Merged with your team’s changes: Description, Equipment',
  );
});
