import { expect, test } from 'vitest';
import { mailUrl, phoneUrl } from './contact.ts';

test.each([
  ['+39 055 (12) 34-567', 'tel:+390551234567'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['Tel. 555-1234 ext. 5', 'tel:5551234'],
  ['030 12 34 / 040 56 78', 'tel:0301234'],
  ['*100#', 'tel:*100%23'],
  ['０９０-1234', 'tel:0901234'],
  ['ask Mira', null],
])('the number %s is called by %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});

test('an email address cannot add fields to the mail', () => {
  expect(mailUrl(' mira+set@example.org ')).toBe('mailto:mira%2Bset@example.org');
  expect(mailUrl('mira@example.org?cc=all@example.org')).toBe(
    'mailto:mira@example.org%3Fcc%3Dall%40example.org',
  );
});
