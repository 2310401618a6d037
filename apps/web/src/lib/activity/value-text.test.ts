import { expect, test } from 'vitest';
import { valueText } from './value-text.ts';

test('a stored value appears in the words of the screen', () => {
  expect(valueText('shoot', 'status', 'ready to shoot')).toBe('Ready to Shoot');
  expect(valueText('costumes', 'status', 'in-progress')).toBe('In Progress');
  expect(valueText('member', 'role', 'admin')).toBe('Admin');
  expect(valueText('invitation', 'role', 'member')).toBe('Member');
  expect(valueText('shoot', 'role', 'Makeup Artist')).toBe('Makeup Artist');
  expect(valueText('shot', 'state', 'skipped')).toBe('skipped');
  expect(valueText('shot', 'kind', 'food')).toBe('Food');
  expect(valueText('shoot', 'answer', 'maybe')).toBe('maybe');
});

test('other values stay as they are, and nothing has a word', () => {
  expect(valueText('shoot', 'role', 'Smoke wrangler')).toBe('Smoke wrangler');
  expect(valueText('shoot', 'title', 'admin')).toBe('admin');
  expect(valueText('kits', 'lines', ['Tape', 'Pins'])).toBe('Tape, Pins');
  expect(valueText('shoot', 'locationId', null)).toBe('none');
  expect(valueText('personnel', 'available', false)).toBe('no');
});
