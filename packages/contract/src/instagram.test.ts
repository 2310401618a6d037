import { expect, it } from 'vitest';
import { instagramEmbed } from './instagram.ts';

const POST = { kind: 'post', height: 600 };
const REEL = { kind: 'reel', height: 700 };

it.each([
  ['https://www.instagram.com/p/CzR7mWnMt0a/', POST],
  ['https://instagram.com/p/CzR7mWnMt0a?igsh=abc', POST],
  ['https://m.instagram.com/p/CzR7mWnMt0a', POST],
  ['https://instagr.am/p/CzR7mWnMt0a/', POST],
  ['https://www.instagram.com/mira.lens/p/CzR7mWnMt0a/', POST],
  ['https://www.instagram.com/mira.lens/reel/CzR7mWnMt0a/', REEL],
  ['https://www.instagram.com/reel/CzR7mWnMt0a/', REEL],
  ['https://www.instagram.com/reels/CzR7mWnMt0a/', REEL],
])('%s is embedded', (link, expected) => {
  const embed = instagramEmbed(link);
  expect(embed).toMatchObject(expected);
  expect(embed?.src).toMatch(/^https:\/\/www\.instagram\.com\/(p|reel)\/CzR7mWnMt0a\/embed\/$/);
});

it.each([
  'https://www.instagram.com/mira.lens/',
  'https://www.instagram.com/stories/mira.lens/1/',
  'https://www.instagram.com/p/',
  'https://www.instagram.com/share/p/CzR7mWnMt0a/',
  'https://www.instagram.com/share/reel/CzR7mWnMt0a/',
  'https://www.instagram.com/reels/audio/',
  'https://www.instagram.com/reels/audio/1234567890/',
  'https://instagram.com.evil.example/p/CzR7mWnMt0a/',
  'https://evil.example/p/CzR7mWnMt0a/',
  'https://evil.example/?https://www.instagram.com/p/CzR7mWnMt0a/',
  'http://www.instagram.com/p/CzR7mWnMt0a/',
  'https://www.instagram.com/p/CzR7mWnMt0a/"><script>',
  'not a link',
])('%s stays a plain link', (link) => {
  expect(instagramEmbed(link)).toBeUndefined();
});
