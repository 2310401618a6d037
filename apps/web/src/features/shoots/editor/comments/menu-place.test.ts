import { expect, test } from 'vitest';
import { placeOfMenu } from './menu-place.ts';

const at = (top: number) => ({ top, bottom: top + 40 });

test('the menu of names is above the field, or where there is more room, and no higher than that', () => {
  expect(placeOfMenu(at(600), { top: 64, bottom: 700 })).toEqual({ isAbove: true, height: 224 });
  // A panel at the bottom of a phone.
  const panel = { top: 400, bottom: 700 };
  expect(placeOfMenu(at(450), panel)).toEqual({ isAbove: false, height: 198 });
  expect(placeOfMenu(at(560), panel)).toEqual({ isAbove: true, height: 148 });
  expect(placeOfMenu(at(450), { top: 400, bottom: 520 })).toEqual({ isAbove: true, height: 96 });
});
