import { bareRecord, noPacking } from '@lensemble/contract/packing-records';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOfPlan } from '../lib/day-of-plan.ts';
import { NowPart } from './now-part.tsx';

const planned = {
  ...{ date: '2026-12-04', time: '18:00', timeZone: 'Asia/Tokyo', status: 'planning' },
  ...{ location: null, participants: [], references: [], costumes: [], props: [], equipment: [] },
} as Partial<ShootDetail> as ShootDetail;
const shot = (state: Shot['state']): Shot => ({
  ...newShot.parse({ title: 'Arch' }),
  ...{ id: 'a', state, actualEnd: null },
});
const nothing = () => undefined;

const markupOf = (shots: readonly Shot[], shoot = planned, now = 0, packing = noPacking) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NowPart
        {...{ shoot, packing, ownPictures: new Map() }}
        day={dayOfPlan(shoot, shots, now)}
        {...{ onDone: nothing, onSkip: nothing, onAdd: nothing, onPack: nothing, onNote: nothing }}
        {...{ onOpen: nothing, staysAwake: 'yes' }}
      />
    </QueryClientProvider>,
  );

/** What the buttons say. */
function buttonsOf(shots: readonly Shot[], shoot = planned): string[] {
  const markup = markupOf(shots, shoot);
  expect(markup).not.toContain('disabled=""');
  return [...markup.matchAll(/<button.*?<\/button>/g)].map(([button]) =>
    button.replaceAll(/<[^>]*>/g, ''),
  );
}

test('what is on can be done or skipped', () => {
  expect(buttonsOf([shot('open')])).toEqual(['Note', 'Skip', 'Done', 'Add']);
});

test('a day without entries, and a completed one, only offer to add a shot', () => {
  expect(buttonsOf([])).toEqual(['Add a shot']);
  expect(buttonsOf([shot('done')], { ...planned, status: 'completed' })).toEqual(['Add a shot']);
});

test('what was tried before the day is not early, and nothing is missing before it', () => {
  const at = '2026-12-02T01:00:00.000Z';
  const tried = [{ ...shot('done'), actualEnd: at }];
  const packing = { ...noPacking, lines: [{ id: 'veil', text: 'Veil', isForEverybody: false }] };
  const before = markupOf(tried, planned, Date.parse(at), packing);
  expect(before).toContain('1 done');
  expect(before).not.toMatch(/earlier|as planned|average|took|not back|sun clock/);
  const after = markupOf(
    [{ ...shot('done'), actualEnd: '2026-12-04T09:20:00.000Z' }],
    planned,
    Date.parse('2026-12-04T09:21:00Z'),
    packing,
  );
  expect(after).toMatch(
    /5 min later than planned.*1 of 1 are not back yet.*20 min instead of 15 min/s,
  );
});

test('the wrap shows all shots of the day, and who has the most that is not back', () => {
  const { title: _, ...block } = shot('done');
  const shots = [
    { ...shot('done'), id: 'a', referenceId: 'arch' },
    { ...block, id: 'b', kind: 'food' as const, title: 'Lunch' },
    { ...shot('skipped'), id: 'c', title: 'Ivy' },
  ];
  const shoot = {
    ...planned,
    participants: [{ id: 'yuki', name: 'Yuki Arai', costumeIds: [], avatarUrl: null }],
    references: [{ id: 'arch', url: '/storage/shoot-images/a.webp', placeholder: null }],
  } as unknown as ShootDetail;
  const record = { ...bareRecord, kind: 'line', part: null } as const;
  const packing = {
    ...noPacking,
    lines: ['veil', 'wig', 'tape', 'coat'].map((id) => ({
      id,
      text: id,
      isForEverybody: id === 'coat',
    })),
    records: ['veil', 'wig'].map((id) => ({ ...record, id, bringerId: 'yuki' })),
  };
  const markup = markupOf(shots, shoot, Date.parse('2026-12-04T12:00:00Z'), packing);
  const sheet = /<ul aria-label="Shots of the day".*?<\/ul>/.exec(markup)?.[0] ?? '';
  expect(sheet.match(/<li/g)).toHaveLength(2);
  expect(sheet).toContain('/storage/shoot-images/a.small.webp');
  expect(sheet).toContain('“Arch” is done');
  expect(sheet).toContain('“Ivy” is skipped');
  expect(sheet).not.toContain('Lunch');
  expect(markup).toContain('3 of 3 are not back yet · 2 are Yuki’s');
});
