import { describe, expect, it } from 'vitest';
import type { ConventionBlock, ConventionShoot } from './conventions.ts';
import { slotOf } from './timetable-slots.ts';

type Person = ConventionShoot['people'][number];

const yuki = (fields: Partial<Person> = {}) =>
  ({
    participantId: 'yuki',
    role: 'Model',
    callTime: null,
    isForBlocks: false,
    ...fields,
  }) as Person;

/** @param at on the clocks of the place, one hour before UTC */
const block = (at: string, minutes: number, participantIds = ['yuki']): ConventionBlock => ({
  ...{ id: at, kind: 'makeup', title: at, minutes, participantIds },
  from: new Date(Date.parse(`2026-12-05T${at}Z`) - 3_600_000).toISOString(),
});

/** From 10:00 to 11:30. */
const shootWith = (...blocks: ConventionBlock[]) =>
  ({
    ...{ date: '2026-12-05', time: '10:00', timeZone: 'Europe/Berlin', durationMinutes: 90 },
    blocks,
  }) as ConventionShoot;

const partsOf = (shoot: ConventionShoot, person: Person | undefined) => {
  const { minute, minutes, parts } = slotOf(shoot, '10:00', person);
  const all = parts.map((part) => [part.block?.id ?? 'shoot', part.minute, part.minutes]);
  return { slot: [minute, minutes], parts: all };
};

describe('the slot of a person with blocks', () => {
  it('begins with the blocks before the shoot, and ends with those after it', () => {
    const shoot = shootWith(block('09:00', 45), block('10:00', 15), block('11:15', 45));
    expect(partsOf(shoot, yuki())).toEqual({
      slot: [540, 180],
      parts: [
        ['09:00', 540, 45],
        ['10:00', 600, 15],
        ['shoot', 615, 60],
        ['11:15', 675, 45],
      ],
    });
  });

  it('has blocks in the middle as a part of the shoot, and none of others', () => {
    const shoot = shootWith(block('10:30', 15), block('09:00', 45, ['dana']));
    expect(partsOf(shoot, yuki())).toEqual({ slot: [600, 90], parts: [['shoot', 600, 90]] });
    expect(partsOf(shootWith(block('09:00', 45)), undefined).parts).toEqual([['shoot', 600, 90]]);
  });

  it('has blocks for everyone, except those before a later call', () => {
    const shoot = shootWith(block('10:00', 15, []), block('11:15', 15, []));
    expect(partsOf(shoot, yuki()).parts).toHaveLength(3);
    const later = yuki({ callTime: '10:30' });
    expect(partsOf(shoot, later).parts).toEqual([
      ['shoot', 630, 45],
      ['11:15', 675, 15],
    ]);
  });

  it('has only the blocks of a person who is there for them', () => {
    const shoot = shootWith(block('09:00', 45), block('10:00', 15, []));
    expect(partsOf(shoot, yuki({ isForBlocks: true }))).toEqual({
      slot: [540, 45],
      parts: [['09:00', 540, 45]],
    });
    expect(partsOf(shootWith(), yuki({ isForBlocks: true })).parts).toEqual([['shoot', 600, 90]]);
  });

  it('leaves out what is before midnight, and may have nothing but blocks', () => {
    const night = { ...shootWith(block('00:00', 90)), time: '00:00' } as ConventionShoot;
    const before = { ...block('00:00', 15), from: '2026-12-04T22:30:00.000Z' };
    const { parts } = slotOf({ ...night, blocks: [before, ...night.blocks] }, '00:00', yuki());
    expect(parts.map((part) => [part.block?.id, part.minute])).toEqual([['00:00', 0]]);
  });
});
