import { expect, test } from 'vitest';
import { sentWords } from './sent-words.ts';

const reminder = {
  sentAt: '2026-01-01T12:00:00.000Z',
  sent: 1,
  waiting: 0,
  refused: [],
  dropped: [],
  withoutAddress: [],
};

test('a mail that was refused or never taken is named', () => {
  const refused = [
    { name: 'Noah', status: '550 5.1.1' },
    { name: 'Yuki', status: null },
  ];
  expect(sentWords({ ...reminder, refused }, 'UTC')).toContain(
    'to 1 person. The email to Noah was refused: the address does not exist (550 5.1.1). The email to Yuki could not be sent.',
  );
});

test('a reminder of which no mail left was not sent to anyone', () => {
  expect(sentWords({ ...reminder, sent: 0 }, 'UTC')).toMatch(
    /^The last reminder, .*, was not sent to anyone\.$/,
  );
});

test('mails that were dropped are named with the reason, together where it is the same', () => {
  const dropped = [
    { name: 'Noah', reason: 'late' as const },
    { name: 'Yuki', reason: 'unsubscribed' as const },
    { name: 'Ines', reason: 'late' as const },
  ];
  expect(sentWords({ ...reminder, dropped }, 'UTC')).toContain(
    'to 1 person. The emails to Noah and Ines were not sent: the shoot had begun. The email to Yuki was not sent: opted out of emails from this team.',
  );
});
