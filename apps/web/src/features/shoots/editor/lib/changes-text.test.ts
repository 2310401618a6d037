import { expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { unsavedParts } from './changes-text.ts';
import { formOf } from './editor-form.ts';

const base = formOf(aShoot());

const words = (change: Partial<typeof base>) =>
  unsavedParts(base, { ...base, ...change }, 'Nimue').join('');

it('names up to three changes', () => {
  expect(words({ time: '16:00', description: 'x' })).toBe(
    'The time and the description of Nimue are not saved yet.',
  );
  expect(words({ time: '16:00' })).toBe('The time of Nimue is not saved yet.');
  expect(words({ linkDraft: 'https://half' })).toBe(
    'The Instagram links of Nimue are not saved yet.',
  );
});

it('counts more of them', () => {
  const many = { title: 'x', time: null, description: 'x', color: '#000000' };
  expect(words(many)).toBe('4 changes of Nimue are not saved yet.');
});

it('knows changes of blanks only', () => {
  expect(words({})).toBe('The text of Nimue is not saved yet.');
});
