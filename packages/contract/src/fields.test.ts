import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  calendarDate,
  clockTime,
  color,
  eitherCase,
  email,
  httpsUrl,
  id,
  instant,
  optionalText,
  ownImageUrl,
  requiredText,
  text,
  timeZone,
} from './fields.ts';

const REFUSED = Symbol('refused');
const read = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : REFUSED;
};
const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('text', () => {
  it('keeps line breaks, tabs and every script', () => {
    const value = 'Kitsune no Yomeiri\n\tきつねの嫁入り 🦊';
    expect(read(text(100), value)).toBe(value);
  });

  it.each(['\u0000', '\u0007', '\u001b[31m', '\u007f', '\ud800', 'a\udc00b'])(
    'refuses what a database cannot keep: %j',
    (value) => {
      expect(messageOf(text(100), value)).toBe('This has characters that cannot be stored');
    },
  );

  it('counts after trimming where it trims', () => {
    expect(read(requiredText(3, 'Name?'), '  abc  ')).toBe('abc');
    expect(messageOf(requiredText(3, 'Name?'), 'abcd')).toBe(
      'This is too long: 3 characters at most',
    );
    expect(read(optionalText(3), '  abc  ')).toBe('abc');
  });

  it.each([undefined, null, '', '   ', '\n'])('says what is missing for %j', (value) => {
    expect(messageOf(requiredText(3, 'Name?'), value)).toBe('Name?');
  });

  it.each([
    '\u200b',
    '\u202e \u2060',
    '\ufeff\u00ad',
    '\u2800',
    '\u3164',
    '\u115f\u034f',
    '\u00a0\u3000',
  ])('sees nothing in %j', (value) => {
    expect(messageOf(requiredText(3, 'Name?'), value)).toBe('Name?');
  });

  it.each(['A\r\nBcc: x@y.z', 'a\tb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])(
    'keeps what is required to one line: %j',
    (value) => {
      expect(messageOf(requiredText(99, 'Name?'), value)).toBe('This must be a single line');
    },
  );

  it('keeps the invisible letters that some scripts are written with', () => {
    const value = '👩‍🎤 می‌خواهم';
    expect(read(requiredText(99, 'Name?'), value)).toBe(value);
  });

  it('makes optional text null when it is empty', () => {
    expect(read(optionalText(9), '  ')).toBeNull();
    expect(read(optionalText(9), null)).toBeNull();
    expect(read(optionalText(9), 5)).toBe(REFUSED);
  });
});

describe('calendarDate', () => {
  it.each([
    ['2026-11-28', '2026-11-28'],
    ['2028-02-29', '2028-02-29'],
    ['2026-11-28T23:59:59.999Z', '2026-11-28'],
    ['2026-11-28T00:00:00+02:00', '2026-11-28'],
    ['2026-11-28T15:30', '2026-11-28'],
    ['2026-11-28 15:30:00', '2026-11-28'],
  ])('reads %s', (value, expected) => {
    expect(read(calendarDate, value)).toBe(expected);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-02-30T10:00:00Z',
    '2026-11-28T25:00:00Z',
    '2026-11-28Tnoon',
    '2026-11-28 or so',
    '26-11-28',
    '2026-1-2',
    '28.11.2026',
    '1899-12-31',
    '2200-01-01',
    '+012026-01-01',
    'tomorrow',
    '',
    20_261_128,
    true,
    {},
  ])('refuses %j', (value) => {
    expect(read(calendarDate, value)).toBe(REFUSED);
  });

  it('reads every day that there is, and only those', () => {
    const part = (max: number) =>
      fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), part(13), part(32), (year, month, day) => {
        const spelled = `${year}-${month}-${day}`;
        const exists = new Date(`${spelled}T00:00Z`).toJSON()?.slice(0, 10) === spelled;
        expect(read(calendarDate, spelled)).toBe(exists ? spelled : REFUSED);
      }),
    );
  });
});

describe('clockTime', () => {
  it.each([
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['07:45:30', '07:45'],
    [' 07:45 ', '07:45'],
    ['', null],
    [null, null],
  ])('reads %j', (value, expected) => {
    expect(read(clockTime, value)).toBe(expected);
  });

  it.each(['24:00', '12:60', '7:45', '12:00 PM', '12', 'noon', '-1:00', '12:00:60', 745])(
    'refuses %j',
    (value) => {
      expect(read(clockTime, value)).toBe(REFUSED);
    },
  );
});

describe('instant', () => {
  it.each([
    ['2026-11-21T15:30:00+01:00', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T14:30:00Z', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T14:30:00.123456Z', '2026-11-21T14:30:00.123Z'],
  ])('reads %s', (value, expected) => {
    expect(read(instant, value)).toBe(expected);
  });

  it.each([
    '2026-02-30T10:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T14:30:00',
    '2026-11-21',
    '0026-11-21T14:30:00Z',
    '2199-12-31T23:59:59-05:00',
    '1900-01-01T00:00:00+05:00',
    `2026-11-21T14:30:00.${'1'.repeat(40)}Z`,
    'soon',
    1_795_000_000,
  ])('refuses %j', (value) => {
    expect(read(instant, value)).toBe(REFUSED);
  });
});

describe('color', () => {
  it('keeps six digits, in capitals', () => {
    expect(read(color, '#3b82f6')).toBe('#3B82F6');
  });

  it.each(['red', '#FFF', '#GGGGGG', '3B82F6', '#3B82F6FF', ' #3B82F6', '#3B82F6\n', '', 3])(
    'refuses %j',
    (value) => {
      expect(read(color, value)).toBe(REFUSED);
    },
  );
});

describe('httpsUrl', () => {
  it.each([
    'https://www.instagram.com/p/CzR7mWnMt0a/',
    'https://example.org:8443/a?b=c#d',
    'HTTPS://EXAMPLE.ORG',
    'https://例え.jp/',
  ])('keeps %s', (value) => {
    expect(read(httpsUrl, value)).toBe(value);
  });

  it.each([
    'http://www.instagram.com/p/abc/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'ftp://example.org/a',
    'blob:https://example.org/1',
    '//example.org/a',
    'https:example.org',
    'https:/example.org',
    'https:\\\\example.org',
    'https://example.org\\@evil.example',
    'https://user@example.org/',
    'https://user:secret@example.org/',
    'https://localhost/',
    'https://exa mple.org/',
    'https://exa\tmple.org/',
    'https://',
    'https://[::1/',
    'https:///foo.com',
    'https://////evil.com',
    'https://.',
    'https://a..b',
    'https://.a.b',
    'https://example.org/\u202egpj.exe',
    'https://exam\u200bple.org/',
    'https://example.org:99999/',
    'instagram.com/p/abc',
    'not a link',
    '',
    7,
    null,
    `https://example.org/${'a'.repeat(2_048)}`,
  ])('refuses %j', (value) => {
    expect(read(httpsUrl, value)).toBe(REFUSED);
  });
});

describe('other fields', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Kolkata', 'Etc/GMT+5'])(
    'timeZone knows %s',
    (value) => {
      expect(read(timeZone, value)).toBe(value);
      expect(read(timeZone, value)).toBe(value);
    },
  );

  it.each([
    ['europe/berlin', 'Europe/Berlin'],
    ['utc', 'UTC'],
    ['GMT0', 'UTC'],
    ['america/new_york', 'America/New_York'],
  ])('timeZone takes %s for %s', (value, expected) => {
    expect(read(timeZone, value)).toBe(expected);
    expect(read(timeZone, value)).toBe(expected);
  });

  it.each(['+02:00', 'Mars/Olympus', 'Europe/Berlin; drop', '', '../UTC', 'A'.repeat(65), null, 2])(
    'timeZone refuses %j',
    (value) => {
      expect(read(timeZone, value)).toBe(REFUSED);
    },
  );

  it('email is trimmed and in small letters', () => {
    expect(read(email, ' Mira@Example.ORG ')).toBe('mira@example.org');
    expect(read(email, 'mira@')).toBe(REFUSED);
  });

  it('id is a UUID and nothing else', () => {
    expect(read(id, '0b54ce0e-3c5e-4ee7-9a49-7a4c8a2c6a1f')).not.toBe(REFUSED);
    expect(read(id, "1' or '1'='1")).toBe(REFUSED);
  });

  it('ownImageUrl refuses pictures from elsewhere and ways out of the folder', () => {
    const own = '/storage/shoot-images/public/avatars/a1.webp';
    expect(read(ownImageUrl, own)).toBe(own);
    expect(read(ownImageUrl, `https://evil.example${own}`)).toBe(REFUSED);
    expect(read(ownImageUrl, '/storage/shoot-images/public/avatars/../../secret')).toBe(REFUSED);
    expect(read(ownImageUrl, own.replace('a1', 'a'.repeat(200)))).toBe(REFUSED);
  });
});

describe('eitherCase', () => {
  const schema = eitherCase(z.strictObject({ durationMinutes: z.number().optional() }));

  it('reads either letter case', () => {
    expect(read(schema, { duration_minutes: 30 })).toEqual({ durationMinutes: 30 });
    expect(read(schema, { durationMinutes: 30 })).toEqual({ durationMinutes: 30 });
  });

  it('refuses one field said twice', () => {
    expect(read(schema, { duration_minutes: 30, durationMinutes: 45 })).toBe(REFUSED);
  });

  it('names what it does not know as it was spelled', () => {
    for (const key of ['__proto__', '_durationMinutes', 'Nonsense']) {
      const [issue] = schema.safeParse(JSON.parse(`{"${key}": 1}`)).error!.issues;
      expect(issue).toMatchObject({ keys: [key] });
    }
  });

  it('leaves what is no object to the schema', () => {
    for (const value of [null, [], 'a', 5]) expect(read(schema, value)).toBe(REFUSED);
  });

  it('is not deceived by the names that every object has', () => {
    expect(read(schema, { to_string: 1 })).toBe(REFUSED);
    expect(read(schema, JSON.parse('{"__proto__": {"durationMinutes": 30}}'))).toBe(REFUSED);
  });
});
