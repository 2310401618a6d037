import { expect, test } from 'vitest';
import { newForm } from './editor-form.ts';
import { takeIn } from './take-in.ts';

const base = { ...newForm('Europe/Berlin'), title: 'Gate', description: 'Quiet' };
const nothing = new Set<string>();

test('what only the other member changed comes into the form', () => {
  const mine = { ...base, title: 'Gate at dusk' };
  const theirs = { ...base, description: 'Loud' };
  const { form, beside } = takeIn({ base, mine, theirs }, nothing);
  expect(form).toMatchObject({ title: 'Gate at dusk', description: 'Loud' });
  expect(beside).toEqual([]);
});

test('the field that is being edited stays, changed or not', () => {
  const theirs = { ...base, title: 'Arch', description: 'Loud' };
  for (const mine of [base, { ...base, description: 'Quiet, with fog' }]) {
    const { form, beside } = takeIn({ base, mine, theirs }, new Set(['description']));
    expect(form).toEqual({ ...mine, title: 'Arch' });
    expect(beside).toEqual(['description']);
  }
});

test('a conflict stays beside the form, wherever the user is', () => {
  const mine = { ...base, description: 'Quiet, with fog' };
  const theirs = { ...base, description: 'Loud' };
  const { form, beside } = takeIn({ base, mine, theirs }, nothing);
  expect([form, beside]).toEqual([mine, ['description']]);
});

test('the same change on both sides is none', () => {
  const mine = { ...base, description: 'Loud' };
  expect(takeIn({ base, mine, theirs: mine }, new Set(['description'])).beside).toEqual([]);
});
