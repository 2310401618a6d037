import { expect, it } from 'vitest';
import { aShoot } from '../testing/a-shoot.ts';
import { changesText } from './changes-text.ts';
import { formOf } from './editor-form.ts';

const base = formOf(aShoot());

const words = (change: Partial<typeof base>) => changesText(base, { ...base, ...change });

it('names up to three changes', () => {
  expect(words({ time: '16:00', description: 'x' })).toEqual({
    words: 'The time and the description',
    isMany: true,
  });
  expect(words({ time: '16:00' })).toEqual({ words: 'The time', isMany: false });
  expect(words({ linkDraft: 'https://half' })).toEqual({
    words: 'The Instagram links',
    isMany: true,
  });
});

it('counts more of them', () => {
  const many = { title: 'x', time: null, description: 'x', color: '#000000' };
  expect(words(many)).toEqual({ words: '4 changes', isMany: true });
});
