import { describe, expect, it } from 'vitest';
import { countByStatus } from './count-by-status.ts';

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
});
