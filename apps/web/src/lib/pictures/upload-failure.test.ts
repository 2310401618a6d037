import { expect, test } from 'vitest';
import { ApiError } from '../calls/api.ts';
import { NetworkError, SilenceError } from './upload.ts';
import { uploadFailure } from './upload-failure.ts';

const refusal = (status: number, error?: string) =>
  new ApiError(status, '', error ? JSON.stringify({ error }) : '');

test('a picture that the server refuses says why, and trying it again is no use', () => {
  for (const status of [413, 415, 422]) {
    expect(uploadFailure(refusal(status, 'This picture is damaged'), 'Failed')).toEqual({
      reason: 'This picture is damaged',
      canRetry: false,
      passesWith: null,
    });
  }
});

test('what may pass can be tried again', () => {
  const passing = { canRetry: true, passesWith: 'time' };
  expect(uploadFailure(refusal(503, 'Busy'), 'Failed')).toMatchObject(passing);
  expect(uploadFailure(refusal(429, 'Slow down'), 'Failed')).toMatchObject(passing);
  expect(uploadFailure(refusal(502), 'Failed')).toMatchObject({ reason: 'Failed', ...passing });
  expect(uploadFailure(new NetworkError('lost'), 'Failed', 'No connection')).toEqual({
    reason: 'No connection',
    canRetry: true,
    passesWith: 'time',
  });
  expect(uploadFailure(new SilenceError(), 'Failed').reason).toBe('The connection stalled');
});

test('what a person has to do something about waits for that', () => {
  expect(uploadFailure(refusal(401), 'Failed')).toMatchObject({
    canRetry: true,
    passesWith: 'sign-in',
  });
  expect(uploadFailure(refusal(404, 'Not found'), 'Failed')).toMatchObject({
    canRetry: true,
    passesWith: null,
  });
});
