import { describe, expect, test } from 'vitest';
import { testGazetteer } from '../../../testing/gazetteer.ts';

const MUNICH = 'Munich, Bavaria, Germany';

const { find, first, named } = await testGazetteer();

describe('what is found first', () => {
  test.each([
    ['mun', MUNICH],
    ['MUNICH', MUNICH],
    ['new york', 'New York City, New York, United States'],
    ['san f', 'San Francisco, California, United States'],
    ['paris', 'Paris, Île-de-France, France'],
    ['lodz', 'Łódź, Łódź Voivodeship, Poland'],
    ['sao paulo', 'São Paulo, São Paulo, Brazil'],
    ["xi'an", 'Xi’an, Shaanxi, China'],
    ['singapore', 'Singapore, Singapore'],
  ])('for %s is the largest: %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test('is a whole name before the beginning of a larger one', async () => {
    expect(await named('york')).toEqual([
      'York, England, United Kingdom',
      'New York City, New York, United States',
      ...Array.from({ length: 6 }, () => expect.any(String)),
    ]);
  });

  test('is what was typed before what is only like it, where they are alike in size', async () => {
    const found = await named('springfield');
    const place = (name: string) => found.findIndex((each) => each.startsWith(name));
    expect(place('Springfield')).toBe(0);
    expect(found.every((each) => each.startsWith('Springfield'))).toBe(true);
  });

  test('is a word within a name too', async () => {
    expect(await named('angeles')).toContain('Los Angeles, California, United States');
  });

  test('is what is near the team, unless another is much larger', async () => {
    const eugene = [{ latitude: 44.05, longitude: -123.09 }];
    expect(await first('springfield')).toBe('Springfield, Missouri, United States');
    expect(await first('springfield', eugene)).toBe('Springfield, Oregon, United States');
    const texas = [{ latitude: 32.8, longitude: -96.8 }];
    expect(await first('paris', texas)).toBe('Paris, Île-de-France, France');
    expect((await named('paris', texas))[1]).toBe('Paris, Texas, United States');
  });

  test('is near across the date line', async () => {
    const taveuni = [{ latitude: -16.9, longitude: -179.9 }];
    const [apart] = await find('labasa', taveuni);
    expect(apart).toMatchObject({ name: 'Labasa', longitude: expect.closeTo(179.4, 0) });
  });
});

describe('a typo', () => {
  test.each([
    ['munhic', MUNICH],
    ['munihc', MUNICH],
    ['londn', 'London, England, United Kingdom'],
    ['berlni', 'Berlin, State of Berlin, Germany'],
    ['amstredam', 'Amsterdam, North Holland, Netherlands'],
    ['san fransisco', 'San Francisco, California, United States'],
    ['san fransis', 'San Francisco, California, United States'],
    ['sprignfeild illinois', 'Springfield, Illinois, United States'],
  ])('%s still finds %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test.each([
    ['wrong', 'nunich'],
    ['missing', 'unich'],
    ['one too many', 'xmunich'],
    ['in the place of the second', 'umnich'],
  ])('in the first letter, which is %s, too: %s', async (_, text) => {
    expect(await first(text)).toBe(MUNICH);
  });

  test('in the first letter of a short text leads to whole words only', async () => {
    expect(await named('xork')).toContain('York, England, United Kingdom');
    expect(await named('xhic')).not.toContain('Chicago, Illinois, United States');
  });

  test('is not looked for in three letters, nor three of them in any', async () => {
    expect(await named('mxn')).not.toContain(MUNICH);
    expect(await named('mxxxxh')).toEqual([]);
  });
});
