import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { NetworkError, SilenceError } from './upload.ts';
import { uploadFailure } from './upload-failure.ts';

const refusal = (status: number, error?: string) =>
  new ApiError(status, '', error ? JSON.stringify({ error }) : '');

test('a picture that the server refuses says why, and trying it again is no use', () => {
  for (const status of [413, 415, 422]) {
    expect(uploadFailure(refusal(status, 'This picture is damaged'), 'Failed')).toEqual({
      reason: 'This picture is damaged',
      canRetry: false,
      isNetwork: false,
    });
  }
});

test('what may pass can be tried again', () => {
  expect(uploadFailure(refusal(503, 'Busy'), 'Failed')).toMatchObject({ canRetry: true });
  expect(uploadFailure(refusal(502), 'Failed')).toMatchObject({ reason: 'Failed', canRetry: true });
  expect(uploadFailure(new NetworkError('lost'), 'Failed', 'No connection')).toEqual({
    reason: 'No connection',
    canRetry: true,
    isNetwork: true,
  });
  expect(uploadFailure(new SilenceError(), 'Failed').reason).toBe('The connection is stuck');
});
