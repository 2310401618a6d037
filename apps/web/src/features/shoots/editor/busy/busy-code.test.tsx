import type { Availability } from '@lensemble/contract/availability';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Face } from '@/features/shoots/editor/lib/faces.ts';
import { aHolder, anAnswer, theWants } from '@/features/shoots/editor/testing/a-holder.ts';
import { busyDays, busyOf } from './busy-code.tsx';
import type { Busy, Wants } from './busy-context.ts';

const textOf = (shown: unknown) =>
  renderToStaticMarkup(shown as React.ReactNode)
    .replaceAll(/<[^>]*>|\u2060/g, '')
    .replaceAll('\u00a0', ' ');
const softboxes = (quantity: number) => [{ equipmentId: 'Softbox', quantity, owned: 3 }];
const parade = aHolder({ equipment: [{ equipmentId: 'Softbox', quantity: 2 }] });
const atParade = anAnswer({ shoots: [parade] });
const known = (wants: Wants, answer: Availability = atParade): Busy => {
  const busy = busyOf(wants, answer);
  if (!busy) throw new Error('Something must be known');
  return busy;
};

describe('what is unsaved counts', () => {
  test('a quantity', () => {
    expect(known(theWants({ equipment: softboxes(1) })).conflicts).toEqual([]);
    const busy = known(theWants({ equipment: softboxes(2) }));
    expect(textOf(busy.noteOf('equipment', 'Softbox'))).toBe('2 of 3 are at Night Parade, 2–4 PM');
    expect(busy.noteOf('props', 'Softbox')).toBeNull();
  });

  test('a time, and a set-up that reaches back', () => {
    const at = (plan: Partial<Wants['plan']>) =>
      known(theWants({ equipment: softboxes(2) }, plan)).conflicts.length;
    expect(at({ time: '16:00' })).toBe(0);
    expect(at({ time: '16:00', setUpMinutes: 15 })).toBe(1);
    expect(at({ date: '2126-11-25' })).toBe(0);
  });
});

test('a person who is away and at another shoot has both notes', () => {
  const answer = anAnswer({
    shoots: [aHolder({ personnelIds: ['dana'] })],
    away: [{ id: 'a', personnelId: 'dana', firstDay: '2126-11-20', lastDay: '2126-11-24' }],
  });
  const busy = known(theWants({ personnelIds: ['dana'] }), answer);
  expect(textOf(busy.noteOf('personnel', 'dana'))).toBe('At Night Parade, 2–4 PMAway Nov 20–24');
});

test('while the kits of the shoot are not known, nothing counts as free', () => {
  const wants = { ...theWants({ equipment: softboxes(1) }), isKnown: false };
  expect(known(wants)).toMatchObject({ conflicts: [], isComplete: false });
  expect(known(wants).nextFree()).toBeNull();
  expect(busyDays(wants, atParade, '2126-11').isComplete).toBe(false);
});

test('nothing is known without a date, and in a zone that the browser does not know', () => {
  expect(busyOf(theWants({}, { date: null }), atParade)).toBeNull();
  expect(busyOf(theWants({}, { timeZone: 'Mars/Olympus' }), atParade)).toBeNull();
});

describe('a menu', () => {
  const face = (id: string, owned: number | null = null) => ({ id, name: id, owned }) as Face;
  const said = (busy: Busy, item: Face) => {
    const words = busy.menuOf(item.owned === null ? 'props' : 'equipment', [item])?.wordsOf(item);
    return { ...words, ...(words?.busy ? { busy: textOf(words.busy) } : {}) };
  };

  test('says what is free, and how much of what is taken is left', () => {
    const busy = known(theWants());
    expect(said(busy, face('Mirror'))).toEqual({ state: 'free' });
    expect(said(busy, face('Flash', 1))).toEqual({ state: 'free' });
    expect(said(busy, face('Flash', 2))).toEqual({ state: '2 of 2 free' });
    expect(said(busy, face('Softbox', 3))).toEqual({
      busy: '2 of 3 are at Night Parade, 2–4 PM',
      end: '1 free',
    });
    expect(said(busy, face('Softbox', 2))).toMatchObject({
      busy: 'Both are at Night Parade, 2–4 PM',
      end: undefined,
    });
  });

  test('calls nothing free if the answer is not complete', () => {
    const busy = known(theWants(), { ...atParade, isComplete: false });
    expect(said(busy, face('Mirror'))).toEqual({});
    expect(said(busy, face('Softbox', 3))).toMatchObject({ end: undefined });
  });

  test('names the time that the shoot holds', () => {
    const head = (plan: Partial<Wants['plan']>) =>
      textOf(known(theWants({}, plan)).menuOf('props', [])?.frame.head);
    expect(head({})).toBe('Sun, Nov 24, 3:30–5:30 PM');
    expect(head({ setUpMinutes: 60, strikeMinutes: 30 })).toBe(
      'Sun, Nov 24, 2:30–6 PMwith set-up and strike',
    );
    expect(head({ setUpMinutes: 60 })).toMatch(/with set-up$/);
    expect(head({ time: null, setUpMinutes: 60 })).toBe('Sun, Nov 24, all day');
  });

  test('of kits counts what the shoot has already, and says what is not free', () => {
    const kit = (...equipment: { equipmentId: string; quantity: number }[]) => ({
      of: (wants: Wants, answer = atParade) => {
        const owned = new Map(Object.entries({ Softbox: 3, Lamp: 1 }));
        const words = known(wants, answer).kitWordsOf(equipment, (id) => owned.get(id) ?? null);
        return words.busy ? textOf(words.busy) : words;
      },
    });
    const softbox = { equipmentId: 'Softbox', quantity: 1 };
    expect(kit(softbox).of(theWants())).toEqual({ state: 'free' });
    expect(kit(softbox).of(theWants({ equipment: softboxes(1) }))).toBe(
      'Softbox: 2 of 3 are at Night Parade 2–4 PM',
    );
    expect(kit({ equipmentId: 'Lamp', quantity: 1 }).of(theWants())).toEqual({ state: 'free' });
    expect(kit({ equipmentId: 'Unknown', quantity: 1 }).of(theWants())).toEqual({});
    expect(kit().of(theWants())).toEqual({});
    expect(kit(softbox).of(theWants(), { ...atParade, isComplete: false })).toEqual({});
  });

  test('of locations says nothing', () => {
    expect(known(theWants()).menuOf('locations', [])).toBeNull();
  });
});

describe('the days of a month', () => {
  const away = { id: 'a', personnelId: 'dana', firstDay: '2126-11-25', lastDay: '2126-11-28' };
  const answer = { ...atParade, away: [away] };
  const wants = theWants({ personnelIds: ['dana'], equipment: softboxes(2) });
  const days = busyDays(wants, answer, '2126-11');

  test('say what is taken, and who is away', () => {
    expect(days.on('2126-11-24')).toMatchObject({
      hasPerson: false,
      hasItem: true,
      text: 'Softbox: 2 of 3 are at Night Parade, 2–4 PM',
    });
    expect(days.on('2126-11-26')).toMatchObject({
      hasPerson: true,
      hasItem: false,
      text: 'dana is away, Nov 25–28',
    });
    expect(days.on('2126-11-29')).toBeNull();
  });

  test('have a next free one after the date of the shoot', () => {
    expect(days.nextFree()).toBe('2126-11-29');
    expect(known(wants, answer).nextFree()).toBe('2126-11-29');
    expect(busyDays(wants, answer, '2126-12').nextFree()).toBe('2126-12-01');
    expect(known(wants, { ...answer, isComplete: false }).nextFree()).toBeNull();
  });

  test('have no next free one if the days that are known are taken', () => {
    const always = { ...away, lastDay: '2127-11-01' };
    expect(known(wants, { ...answer, away: [always] }).nextFree()).toBeNull();
  });
});
