import { describe, expect, test } from 'vitest';
import { testGazetteer } from '../../../testing/gazetteer.ts';

const { find, first, named } = await testGazetteer();

describe('of a venue the town is found', () => {
  test.each([
    ['Schloss Heidelberg', 'Heidelberg, Baden-Württemberg, Germany'],
    ['himeji castle', 'Himeji, Hyōgo, Japan'],
    ['leipzig messe', 'Leipzig, Saxony, Germany'],
    ['anaheim convention center', 'Anaheim, California, United States'],
    ['san diego comic con', 'San Diego, California, United States'],
    ['central park new york', 'New York City, New York, United States'],
    ['hyde park london', 'London, England, United Kingdom'],
    ['alamo san antonio', 'San Antonio, Texas, United States'],
    ['parc güell barcelona', 'Barcelona, Catalonia, Spain'],
    ['清水寺 京都', '京都, Kyoto, Japan'],
  ])('whose name stands beside it: %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test('near the team first', async () => {
    const losAngeles = [{ latitude: 34.05, longitude: -118.24 }];
    expect(await first('venice beach')).toBe('Venice, Veneto, Italy');
    expect(await first('venice beach', losAngeles)).toBe('Venice, California, United States');
  });

  test('with the smaller ones that it may be in, and no others', async () => {
    expect((await named('paris nord villepinte')).slice(0, 2)).toEqual([
      'Paris, Île-de-France, France',
      'Villepinte, Île-de-France, France',
    ]);
    expect(await named('red square moscow')).toEqual(['Moscow, Moscow, Russia']);
  });

  test.each(['javits center', 'central station', 'the old castle', 'comic con', 'disneyland'])(
    'not where it names none: %s',
    async (text) => {
      expect((await find(text)).map(({ name }) => name)).toEqual([]);
    },
  );
});

describe('a region before the name', () => {
  test.each([
    ['berlin mitte', 'Mitte, State of Berlin, Germany'],
    ['tokyo shibuya', 'Shibuya, Tokyo, Japan'],
    ['türkiye istanbul', 'Istanbul, Istanbul, Türkiye'],
    ['texas paris', 'Paris, Texas, United States'],
  ])('says where it is: %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test('that the town is not in finds nothing', async () => {
    expect(await find('texas munich')).toEqual([]);
    expect(await find('munich texas')).toEqual([]);
  });
});
