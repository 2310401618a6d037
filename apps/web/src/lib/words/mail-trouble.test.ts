import { expect, test } from 'vitest';
import { mailTroubleText, refusalText } from './mail-trouble.ts';

test.each([
  ['550 5.1.1', 'the address does not exist (550 5.1.1)'],
  ['553 5.1.3', 'the address does not exist (553 5.1.3)'],
  ['550 5.2.1', 'the mailbox is switched off (550 5.2.1)'],
  ['552', 'the mailbox is full (552)'],
  ['552 5.2.2', 'the mailbox is full (552 5.2.2)'],
  ['550 5.7.26', 'the mail server does not allow this email (550 5.7.26)'],
  ['554', 'the mail server refused the email (554)'],
])('a refusal with %s is told as %s', (status, words) => {
  expect(refusalText(status)).toBe(words);
});

test('the trouble of a crew member is a sentence', () => {
  expect(mailTroubleText('unsubscribed')).toBe('Does not want emails from this team');
  expect(mailTroubleText('552')).toBe('Email was refused: the mailbox is full (552)');
});
