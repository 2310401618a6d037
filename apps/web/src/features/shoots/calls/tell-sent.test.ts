import { expect, test } from 'vitest';
import { ApiError } from '@/lib/calls/api.ts';
import { currentToasts } from '@/lib/shell/toast.ts';
import { tellNotSent } from './tell-sent.ts';

const words = { failed: 'The call sheet was not sent' };

test('a failed send says what failed, and what to do or why', () => {
  tellNotSent(new TypeError('Failed to fetch'), words);
  expect(currentToasts()).toMatchObject([
    { title: words.failed, description: 'Please check your connection and try again.' },
  ]);
  tellNotSent(new ApiError(422, '', JSON.stringify({ error: 'This shoot is over' })), words);
  expect(currentToasts()).toMatchObject([
    { title: words.failed, description: 'This shoot is over' },
  ]);
});
