import type { ConsentsOfShoot } from '@lensemble/contract/consents';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SafeShots } from './safe-shots-part.tsx';

vi.mock('@/lib/day/use-day.ts', () => ({
  useDay: () => ({
    shots: [{ id: 'a', kind: 'shot', referenceId: 'r', participantIds: ['dana'] }],
  }),
}));

const use = { id: 'social', name: 'Social media', about: null };
const signed = (name: string, isAgreed: boolean) => ({
  ...{ id: name, name, version: 1, scope: 'shoot' as const, signedName: name },
  ...{ at: '2126-11-22T15:00:00Z', uses: [{ ...use, isAgreed }], withdrawals: [] },
});
const dana = {
  ...{ participantId: 'dana', personnelId: null, name: 'Dana', avatarUrl: null, role: 'Model' },
  ...{ state: 'signed' as const, consent: signed('Dana', true) },
};
const shown = (former: ConsentsOfShoot['former']) =>
  renderToStaticMarkup(
    <SafeShots
      shoot={{ id: 's', references: [] as unknown } as ShootDetail}
      consents={{ version: 1, uses: [use], people: [dana], former }}
    />,
  );

test('says that a shot may be used, and that only the crew is checked', () => {
  expect(shown([signed('Yuki', true)])).toContain('May be used:');
  expect(shown([])).toContain('Only people who are on the crew now are checked.');
  expect(shown([])).not.toContain('left the crew');
});

test('says of no shot that it may be used after a person who has not agreed left the crew', () => {
  const markup = shown([signed('Yuki', false)]);
  expect(markup).toContain('Yuki left the crew and does not allow this use.');
  expect(markup).toContain('Check who is in it:');
  expect(markup).not.toContain('May be used:');
});
