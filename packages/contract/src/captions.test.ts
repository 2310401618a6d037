import { describe, expect, test } from 'vitest';
import { type CreditTarget, captionOf } from './captions.ts';

type Person = Parameters<typeof captionOf>[0]['people'][number];

const noHandles = { characters: [], instagram: null, tiktok: null, bluesky: null, notNamed: false };
const mira: Person = {
  ...noHandles,
  name: 'Mira Lindqvist',
  role: 'Photographer',
  instagram: 'mira.frames',
};
const yuki: Person = {
  ...noHandles,
  ...{ name: 'Yuki Arai', role: 'Model', characters: ['Nimue', 'Accolon'] },
  ...{ instagram: 'yuki_arai', bluesky: 'yuki.bsky.social' },
};
const tomas: Person = { ...noHandles, name: 'Tomás Reyes', role: 'Smoke wrangler' };
const sam: Person = { ...noHandles, name: 'Sam Whitlock', role: 'Assistant', notNamed: true };
const words = {
  roleWords: (role: string) => (role === 'Photographer' ? 'Photo' : role),
  list: (all: readonly string[]) => all.join(', '),
};
const shoot = { title: 'Morgan le Fay', locationName: 'San Galgano' };

describe('a caption', () => {
  test.each<[string, CreditTarget, Person[], string[]]>([
    ['handles', 'instagram', [mira], ['Photo @mira.frames']],
    ['names', 'plain', [mira], ['Photo Mira Lindqvist']],
    ['a name without a handle there', 'tiktok', [mira], ['Photo Mira Lindqvist']],
    ['characters before roles', 'bluesky', [yuki], ['Nimue, Accolon @yuki.bsky.social']],
    ['own roles', 'instagram', [tomas], ['Smoke wrangler Tomás Reyes']],
    ['no one who asked not to be named', 'plain', [sam, mira], ['Photo Mira Lindqvist']],
    [
      'the order of the crew',
      'instagram',
      [mira, tomas],
      ['Photo @mira.frames', 'Smoke wrangler Tomás Reyes'],
    ],
  ])('has %s', (_, target, people, lines) => {
    const caption = captionOf({ ...shoot, people }, target, words);
    expect(caption).toBe(['Morgan le Fay', lines.join('\n'), 'San Galgano'].join('\n\n'));
  });

  test('leaves out what is not there', () => {
    expect(captionOf({ title: 'Test', locationName: null, people: [sam] }, 'plain', words)).toBe(
      'Test',
    );
  });
});
