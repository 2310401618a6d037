import { expect, test } from 'vitest';
import { mailUrl, phoneUrl } from './contact.ts';

test('a phone number keeps only what can be dialed', () => {
  expect(phoneUrl('+39 055 (12) 34-567 / #2')).toBe('tel:+390551234567#2');
});

test('an email address cannot add fields to the mail', () => {
  expect(mailUrl(' mira+set@example.org ')).toBe('mailto:mira%2Bset@example.org');
  expect(mailUrl('mira@example.org?cc=all@example.org')).toBe(
    'mailto:mira@example.org%3Fcc%3Dall%40example.org',
  );
});
