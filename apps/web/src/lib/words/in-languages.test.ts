import { expect, test } from 'vitest';
import { inLanguage } from '@/testing/in-language.ts';

test.each([
  ['en', 'Ada, Bo, Cy, and 2 others', '12,345'],
  ['de', 'Ada, Bo, Cy und 2 weitere', '12.345'],
  ['es', 'Ada, Bo, Cy y 2 personas más', '12.345'],
  ['fr', 'Ada, Bo, Cy et 2 autres', '12 345'],
  ['ja', 'Ada、Bo、Cy、ほか2人', '12,345'],
])('a page in %s joins names as %s', async (language, names, number) => {
  const { namesInWords } = await inLanguage(language, () => import('./names.ts'));
  const { formatNumber } = await inLanguage(language, () => import('./numbers.ts'));
  expect(namesInWords(['Ada', 'Bo', 'Cy', 'Di', 'Ed'])).toBe(names);
  expect(formatNumber(345)).toBe('345');
  expect(formatNumber(12_345).replace('\u202f', ' ')).toBe(number);
});
