import { describe, expect, test } from 'vitest';
import { NAME_MAX } from './constants.ts';
import { personName } from './fields.ts';
import { normalizeFullName, normalizeName } from './normalize-name.ts';

describe('a name from another service', () => {
  test.each([
    ['Ada Byron', 'Ada Byron'],
    ['  Ada \n\t Byron  ', 'Ada Byron'],
    ['Ada\r\nBcc: eve@example.org', 'Ada Bcc: eve@example.org'],
    ['Ada\u2028Byron\u0085\u0000', 'Ada Byron'],
    ['\u200b\u202e Ada \u2060', 'Ada'],
    ['नर्मदा\u200dक', 'नर्मदा\u200dक'],
    ['👩‍🎤', '👩‍🎤'],
    ['\ud800Ada', '\ufffdAda'],
    ['', ''],
    ['\u200b', ''],
    [undefined, ''],
    [null, ''],
    [7, ''],
    [{ toString: () => 'Ada' }, ''],
  ])('%j is %j', (given, name) => {
    expect(normalizeName(given, NAME_MAX)).toBe(name);
  });

  test.each([
    'a'.repeat(1_000),
    '💥'.repeat(1_000),
    `a${'💥'.repeat(1_000)}`,
    ' a'.repeat(100_000),
  ])('without end is cut, and never through a sign', (given) => {
    const name = normalizeName(given, NAME_MAX);
    expect(name.length).toBeGreaterThan(NAME_MAX - 3);
    expect(personName('').safeParse(name).data).toBe(name);
  });
});

describe('a full name from another service', () => {
  test.each([
    ['Ada Byron', 'Ada Byron'],
    [' Ada\n de \u200b la Cruz', 'Ada de la Cruz'],
    ['Ada', 'Ada'],
    [undefined, ''],
  ])('%j is %j', (given, name) => {
    expect(normalizeFullName(given)).toBe(name);
  });

  test.each([150, 1_000])('keeps its last name, however long the first is (%i)', (length) => {
    const [first, last] = ['X'.repeat(length), 'Y'.repeat(length)];
    const name = `${'X'.repeat(NAME_MAX)} ${'Y'.repeat(NAME_MAX)}`;
    expect(normalizeFullName(`${first} ${last}`)).toBe(name);
  });

  test('is never cut through a sign', () => {
    const part = `a${'💥'.repeat(NAME_MAX)}`;
    const cut = part.slice(0, NAME_MAX - 1);
    expect(normalizeFullName(`${part} ${part}`)).toBe(`${cut} ${cut}`);
  });
});
