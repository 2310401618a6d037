import { describe, expect, test } from 'vitest';
import { testGazetteer } from '../../../testing/gazetteer.ts';
import { nativeNames } from './native-names.ts';

const { find, first, placesFor } = await testGazetteer();

describe('other writings', () => {
  test.each(['saint louis missouri', 'st louis missouri', 'St. Louis, Missouri'])(
    '%s',
    async (text) => {
      expect(await first(text)).toBe('St. Louis, Missouri, United States');
    },
  );

  test.each([
    ['muenchen', 'München, Bavaria, Germany'],
    ['Zuerich', 'Zürich, Zurich, Switzerland'],
    ['koeln', 'Köln, North Rhine-Westphalia, Germany'],
    ['tuebingen', 'Tübingen, Baden-Württemberg, Germany'],
    ['goerlitz', 'Görlitz, Saxony, Germany'],
  ])('German names without their marks: %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const names = Object.entries(nativeNames).flatMap(([key, names]) =>
    names.filter((name) => name.length > 1).map((name) => [name, key] as const),
  );
  test.each(names)('%s is %s', (name, key) => {
    const country = countryNames.of(key.slice(0, 2));
    const [own] = placesFor(`${key.slice(3)} ${country}`);
    expect(placesFor(name)).toContain(own);
  });

  test.each([
    ['東京都', 'Tokyo'],
    ['大阪市', 'Osaka'],
    ['京都市', 'Kyoto'],
    ['名古屋', 'Nagoya'],
    ['名古屋市', 'Nagoya'],
    ['横浜市', 'Yokohama'],
    ['札幌市', 'Sapporo'],
    ['福岡市', 'Fukuoka'],
    ['神戸市', 'Kobe'],
    ['渋谷区', 'Shibuya'],
    ['北京市', 'Beijing'],
    ['台北市', 'Taipei'],
    ['서울시', 'Seoul'],
    ['부산광역시', 'Busan'],
    ['さいたま市', 'Saitama'],
    ['堺市', 'Sakai'],
    ['수원시', 'Suwon'],
  ])('of a town in full: %s is %s', async (text, own) => {
    const [place] = await find(text);
    expect(place).toMatchObject({ name: text, address: expect.stringMatching(`^${own}, `) });
  });

  test.each([
    ['サンフ', 'サンフランシスコ, San Francisco, California, United States'],
    ['Моск', 'Москва, Moscow, Russia'],
    ['กรุง', 'กรุงเทพ, Bangkok, Thailand'],
  ])('that are begun: %s is %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test.each([
    ['münch', 'München'],
    ['MÜNCHEN', 'München'],
    ['wien', 'Wien'],
    ['mun', 'Munich'],
    ['munich', 'Munich'],
    ['ho chi minh', 'Ho Chi Minh City'],
    ['thành phố', 'Thành phố Hồ Chí Minh'],
    ['krakow', 'Kraków'],
  ])('are shown where they were typed: %s is %s', async (text, name) => {
    expect((await find(text))[0]?.name).toBe(name);
  });

  test('former names', async () => {
    expect(await first('göteborg')).toBe('Göteborg, Västra Götaland, Sweden');
    expect(await first('gothenburg')).toBe('Gothenburg, Västra Götaland, Sweden');
  });
});
