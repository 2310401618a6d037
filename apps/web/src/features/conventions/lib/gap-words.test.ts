import type { Gap } from '@lensemble/contract/timetable';
import { expect, it } from 'vitest';
import { shortGapTexts } from './gap-words.ts';

it.each<[Gap, readonly string[]]>([
  [{ kind: 'walk', minutes: 90, meal: 0, walk: 9 }, ['9 min walk', '1h 21m free']],
  [{ kind: 'walk', minutes: 20, meal: 0, walk: 9 }, ['9 min walk']],
  [{ kind: 'tight', minutes: 15, meal: 0, walk: 18 }, ['18 min walk']],
  [{ kind: 'samePlace', minutes: 10, meal: 0, walk: 0 }, ['Same place']],
  [{ kind: 'samePlace', minutes: 45, meal: 0, walk: 0 }, ['45 min free']],
  [{ kind: 'unknown', minutes: 10, meal: 0, walk: undefined }, []],
  [{ kind: 'overlap', minutes: -10, meal: 0, walk: 9 }, []],
])('says of %o in a narrow column: %j', (gap, texts) => {
  expect(shortGapTexts(gap, false)).toEqual(texts);
});

it.each([
  [10, ['Walk not known']],
  [45, ['Walk not known', '45 min free']],
])(
  'says that the minutes of a way are not entered, %i minutes before the next slot',
  (minutes, texts) => {
    expect(shortGapTexts({ kind: 'unknown', minutes, meal: 0, walk: undefined }, true)).toEqual(
      texts,
    );
  },
);
