import { UNCONFIRMED_MESSAGE } from '@lensemble/contract/confirmation';
import { providerFailures } from '@lensemble/contract/provider-return';
import { expect, test } from 'vitest';
import { failureSentence } from './failure-sentence.ts';

test('has a sentence for every failure', () => {
  expect(failureSentence('unconfirmed', 'google')).toBe(UNCONFIRMED_MESSAGE);
  for (const failure of providerFailures) {
    expect(failureSentence(failure, 'google')).toMatch(/^[A-Z].*\.$/);
    expect(failureSentence(failure, undefined)).not.toContain('undefined');
  }
});
