import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CommentPart,
  commentParts,
  EVERYONE,
  mentionsIn,
  mentionToken,
  readableComment,
} from './comment-text.ts';

const MIRA = '7c1f0f0e-3b1d-4c8e-9f6a-7d2b1e0c4a95';
const TOM = '5f0c7e2a-3b1d-4c8e-9f6a-7d2b1e0c4a95';
const linksIn = (text: string) =>
  commentParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('the parts of a comment', () => {
  test('are what is plain, mentions and links, in order', () => {
    const text = `Ask ${mentionToken(MIRA)} about https://example.org/a?b=1, please`;
    expect(commentParts(text)).toEqual([
      { kind: 'plain', text: 'Ask ' },
      { kind: 'mention', text: `@{${MIRA}}`, who: MIRA },
      { kind: 'plain', text: ' about ' },
      { kind: 'link', text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
      { kind: 'plain', text: ', please' },
    ] satisfies CommentPart[]);
  });

  test.each([
    ['See https://example.org.', 'https://example.org/'],
    ['(https://example.org/a)', 'https://example.org/a'],
    ['https://example.org/Corset_(stage)', 'https://example.org/Corset_(stage)'],
    ['HTTP://Example.org/A', 'http://example.org/A'],
    ['<https://example.org/a>', 'https://example.org/a'],
    ['“https://example.org/a”', 'https://example.org/a%E2%80%9D'],
    ['https://example.org/a。', 'https://example.org/a'],
  ])('%s links to %s', (text, href) => {
    expect(linksIn(text)).toEqual([href]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.org',
    'example.org',
    'https://',
    'https://...',
    'https://bank.example@evil.example/',
    'https://user:word@evil.example/',
  ])('%s is no link', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  test('a link ends where the reading direction turns', () => {
    expect(linksIn('https://example.org/\u202Egpj.exe')).toEqual(['https://example.org/']);
  });

  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.uuid().map(mentionToken),
    fc.constantFrom(
      mentionToken(EVERYONE),
      '@{',
      '}',
      'http://',
      'https://a.b',
      ' ',
      '\n',
      ')',
      '.',
    ),
  );
  const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  test('together are the text, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parts = commentParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });

  test('link only to http and https, without a user name', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const href of linksIn(text)) {
          const { protocol, username, password } = new URL(href);
          expect(['http:', 'https:']).toContain(protocol);
          expect([username, password]).toEqual(['', '']);
          expect(href).not.toMatch(/["'<>\s]/);
        }
      }),
    );
  });

  test('mention whom the tokens name, wherever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.uuid(), fc.constantFrom('', ' ', ', '))), (said) => {
        const text = said.map(([who, after]) => mentionToken(who) + after).join('');
        expect(mentionsIn(text).userIds).toEqual([...new Set(said.map(([who]) => who))]);
      }),
    );
  });
});

test('everyone is no person', () => {
  const text = `${mentionToken(EVERYONE)} ${mentionToken(TOM)} ${mentionToken(TOM)}`;
  expect(mentionsIn(text)).toEqual({ userIds: [TOM], isEveryone: true });
  expect(mentionsIn('@everyone @{no-account}')).toEqual({ userIds: [], isEveryone: false });
});

test('people read names', () => {
  const text = `${mentionToken(MIRA)}, see https://example.org`;
  expect(readableComment(text, () => 'Mira')).toBe('@Mira, see https://example.org');
});
