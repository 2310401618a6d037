import { PLACES_MAX } from '@lensemble/contract/constants';
import { describe, expect, test } from 'vitest';
import { testGazetteer } from '../../../testing/gazetteer.ts';

const MUNICH = 'Munich, Bavaria, Germany';

const { find, first, named } = await testGazetteer();

describe('more words', () => {
  test.each([
    ['springfield il', 'Springfield, Illinois, United States'],
    ['springfield, illinois', 'Springfield, Illinois, United States'],
    ['paris texas', 'Paris, Texas, United States'],
    ['paris tx usa', 'Paris, Texas, United States'],
    ['vienna virg', 'Vienna, Virginia, United States'],
    ['munich deutschland', MUNICH],
    ['münchen deutschland', 'München, Bavaria, Germany'],
    ['london canada', 'London, Ontario, Canada'],
    ['nagoya 日本', 'Nagoya, Aichi, Japan'],
  ])('narrow it down: %s', async (text, expected) => {
    expect(await first(text)).toBe(expected);
  });

  test('leave nothing of elsewhere', async () => {
    expect(await named('paris texas')).toEqual(['Paris, Texas, United States']);
  });

  test('that name no region find nothing', async () => {
    expect(await named('munich texas')).not.toContain(MUNICH);
  });

  test('of an address lead to its town', async () => {
    const address = 'Marienplatz 8, 80331 München, Germany';
    expect(await first(address)).toBe('München, Bavaria, Germany');
  });

  test.each([
    ['東京都渋谷区神南1-2-3', ['渋谷区', '東京都']],
    ['〒150-0041 東京都 渋谷区 神南1丁目', ['渋谷区', '東京都']],
    ['東京渋谷', ['渋谷', '東京']],
    ['神奈川県鎌倉市雪ノ下2-1', ['鎌倉市']],
    ['横浜市西区みなとみらい2', ['横浜市']],
    ['大阪府大阪市北区', ['大阪市']],
    ['京都府京都市東山区', ['京都市']],
    ['北京市朝阳区', ['北京市']],
    ['서울특별시 강남구 테헤란로 152', ['서울특별시']],
    ['姫路城', ['姫路']],
    ['幕張メッセ', ['幕張']],
    ['千葉県船橋市', []],
    ['目黒千葉ビル', []],
  ])('of an address without blanks: of %s, %j', async (text, expected) => {
    expect((await find(text)).map(({ name }) => name)).toEqual(expected);
  });
});

test('an address of nothing but known names leads to no more places than others', async () => {
  const chain = '東京大阪京都札幌福岡仙台神戸横浜広島';
  const found = await find(chain);
  expect(found).toHaveLength(PLACES_MAX);
});
