import { describe, expect, test } from 'vitest';
import { codeOf, hashOf, readCode, shown } from './code.ts';

const SECRET = 'a secret of at least thirty-two characters';

describe('a short code', () => {
  test('has two groups of five characters, and differs for each seed and each secret', () => {
    const codes = Array.from({ length: 200 }, (_, seed) => codeOf(SECRET, String(seed)));
    expect(new Set([...codes, codeOf(`${SECRET}.`, '0')]).size).toBe(201);
    for (const code of codes)
      expect(shown(code)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  test('has a hash that needs the secret', () => {
    expect(hashOf(SECRET, 'k7m2q9xtrb')).not.toBe(hashOf(`${SECRET}.`, 'k7m2q9xtrb'));
  });

  test.each(['k7m10-9xtrb', 'K7M10–9XTRB', ' k7mlo 9xtrb ', 'k7mIO9xtrb', 'k 7 m 1 0 9 x t r b'])(
    'is read from %j',
    (written) => expect(readCode(written)).toBe('k7m109xtrb'),
  );

  test.each(['k7m10-9xtr', 'k7m10-9xtrbb', 'k7m10-9xtru', 'k7m10/9xtrb', ''])(
    'is not read from %j',
    (written) => expect(readCode(written)).toBeUndefined(),
  );
});
