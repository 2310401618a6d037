import { describe, expect, it } from 'vitest';
import { countByStatus, shareRing } from './status-shares.ts';

const shoots = [
  { status: 'completed' },
  { status: 'planning' },
  { status: 'completed' },
  { status: 'completed' },
] as const;

describe('the shares of the statuses', () => {
  it('are counted, those without any as well', () => {
    expect(countByStatus(shoots)).toEqual({
      idea: 0,
      planning: 1,
      'ready to shoot': 0,
      completed: 3,
    });
  });

  it('go once around in the order of the board', () => {
    expect(shareRing(shoots)).toBe(
      'conic-gradient(var(--color-planning) 0.0deg 90.0deg, var(--color-done) 90.0deg 360.0deg)',
    );
  });
});
