import { mentionToken } from '@lensemble/contract/comment-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mentionAt, mentionables, offered, toStored, toTyped } from './mention-names.ts';

const words = { everyone: 'everyone', former: 'Former member' };
const [mira, ana, other] = ['a', 'b', 'c'].map(
  (letter) => `7c1f0f0e-3b1d-4c8e-9f6a-7d2b1e0c4a9${letter}`,
) as [string, string, string];
const member = (userId: string, name: string) => ({ userId, name, avatarUrl: null });
const members = [member(mira, 'Mira'), member(ana, 'Mira Lindqvist')];
const all = mentionables(members, words);

test('names are typed, and ids are stored', () => {
  const stored = `${mentionToken(ana)}, ask ${mentionToken(mira)} and ${mentionToken('everyone')}`;
  expect(toTyped(stored, all)).toBe('@Mira Lindqvist, ask @Mira and @everyone');
  expect(toStored('@Mira Lindqvist, ask @Mira and @everyone', all)).toBe(stored);
  expect(toStored('@Miracle @Tom mira', all)).toBe('@Miracle @Tom mira');
  expect(toStored('hello@everyone.com @Mira', all)).toBe(
    `hello@everyone.com ${mentionToken(mira)}`,
  );
});

test('two members of the same name, and members who left, stay apart', () => {
  const text = mentionToken(other);
  const names = mentionables([member(mira, 'Kim'), member(ana, 'Kim')], words, text);
  expect(names.map(({ label }) => label)).toEqual(['Kim', 'Kim (2)', 'everyone', 'Former member']);
  expect(toStored(toTyped(text, names), names)).toBe(text);
  expect(toStored('@Kim (2)', names)).toBe(mentionToken(ana));
});

test('what was typed and not changed is stored as it was', () => {
  const piece = fc.oneof(
    fc.constantFrom(mira, ana, 'everyone').map((who) => `${mentionToken(who)} `),
    fc.string().filter((text) => !/[@{}]/.test(text)),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(toStored(toTyped(text, all), all)).toBe(text);
    }),
  );
});

test('an @ at the start of a word asks for a name', () => {
  expect(mentionAt('Then @Mi', 8)).toEqual({ start: 5, query: 'Mi' });
  expect(mentionAt('@', 1)).toEqual({ start: 0, query: '' });
  expect(mentionAt('Then @Mira Li', 13)).toEqual({ start: 5, query: 'Mira Li' });
  expect(mentionAt('mira@example', 12)).toBeUndefined();
  expect(mentionAt('@Mi', 0)).toBeUndefined();
  expect(mentionAt('集合は@Mi', 6)).toEqual({ start: 3, query: 'Mi' });
});

test('names that start like what was typed are offered, but not the author', () => {
  const names = (query: string, author?: string) =>
    offered(all, query, author).map(({ label }) => label);
  expect(names('lin')).toEqual(['Mira Lindqvist']);
  expect(names('mira')).toEqual(['Mira', 'Mira Lindqvist']);
  expect(names('mira', mira)).toEqual(['Mira Lindqvist']);
  expect(names('Mira said')).toEqual([]);
});
