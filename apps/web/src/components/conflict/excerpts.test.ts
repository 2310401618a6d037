import { expect, test } from 'vitest';
import { excerpts } from './excerpts.ts';

const LIGHT = 'Antler crown, violet gels through the empty nave, smoke low on the floor. ';
const STONE = `${LIGHT}Portraits first, the wide shots when the sun drops.\n\n`;

test('long texts begin shortly before the first difference, at a word', () => {
  expect(excerpts(`${STONE}Quiet after seven.`, `${STONE}Quiet after eight, please.`)).toEqual([
    '… shots when the sun drops.\n\nQuiet after seven.',
    '… shots when the sun drops.\n\nQuiet after eight, please.',
  ]);
});

test('a text that goes on where the other one ends shows its end', () => {
  expect(excerpts(STONE, `${STONE}Quiet after eight.`)).toEqual([
    '… first, the wide shots when the sun drops.\n\n',
    '… first, the wide shots when the sun drops.\n\nQuiet after eight.',
  ]);
});

test('texts that differ early or are short stay whole', () => {
  expect(excerpts(`Rain. ${STONE}`, `Sun. ${STONE}`)).toEqual([`Rain. ${STONE}`, `Sun. ${STONE}`]);
  expect(excerpts(`${LIGHT}1`, `${LIGHT}2`)).toEqual([`${LIGHT}1`, `${LIGHT}2`]);
  expect(excerpts('', STONE)).toEqual(['', STONE]);
});
