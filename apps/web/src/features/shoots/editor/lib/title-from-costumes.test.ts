import { TITLE_MAX } from '@lensemble/contract/constants';
import { describe, expect, it } from 'vitest';
import { followsCostumes, titleFromCostumes } from './title-from-costumes.ts';

describe('the title that costumes make', () => {
  it('names them as one would say it', () => {
    expect(titleFromCostumes([])).toBe('');
    expect(titleFromCostumes(['Nimue'])).toBe('Nimue');
    expect(titleFromCostumes(['Nimue', 'Accolon'])).toBe('Nimue & Accolon');
    expect(titleFromCostumes(['Morgan le Fay', 'Nimue', 'Accolon'])).toBe(
      'Morgan le Fay, Nimue & Accolon',
    );
  });

  it('is never longer than a title may be, and breaks no letter in two', () => {
    const title = titleFromCostumes(['🦊'.repeat(200)]);
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
    expect(title.isWellFormed()).toBe(true);
    expect(title.endsWith('…')).toBe(true);
  });

  it('goes along with the costumes until another one is typed', () => {
    expect(followsCostumes('', ['Nimue'])).toBe(true);
    expect(followsCostumes('Nimue & Accolon', ['Nimue', 'Accolon'])).toBe(true);
    expect(followsCostumes('At the lake', ['Nimue', 'Accolon'])).toBe(false);
  });
});
