import { noPacking } from '@lensemble/contract/packing-records';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { newShot, type Shot } from '@lensemble/contract/shots';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOfPlan } from '../lib/day-of-plan.ts';
import { NowPart } from './now-part.tsx';

const planned = {
  ...{ date: '2026-12-04', time: '18:00', timeZone: 'Asia/Tokyo', status: 'planning' },
  ...{ location: null, participants: [], references: [] },
} as Partial<ShootDetail> as ShootDetail;
const shot = (state: Shot['state']): Shot => ({
  ...newShot.parse({ title: 'Arch' }),
  ...{ id: 'a', state, actualEnd: null },
});
const nothing = () => undefined;

/** What the buttons say. */
function buttonsOf(shots: readonly Shot[], shoot = planned): string[] {
  const markup = renderToStaticMarkup(
    <NowPart
      {...{ shoot, now: 0, packing: noPacking, ownPictures: new Map() }}
      day={dayOfPlan(shoot, shots, 0)}
      {...{ onDone: nothing, onSkip: nothing, onAdd: nothing, onPack: nothing, onNote: nothing }}
    />,
  );
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
