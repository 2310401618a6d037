import type { Active, Over } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';
import { aShoot } from '../../editor/testing/a-shoot.ts';
import { boardAnnouncements } from './announcements.ts';

const shoot = aShoot({ title: 'Starfall', status: 'planning' });
const active = { id: shoot.id, data: { current: { shoot } } } as unknown as Active;
const over = (id: string) => ({ active, over: { id } as Over });

describe('what a screen reader hears of a card on its way', () => {
  it('is where it comes from, where it hangs, and where it lands', () => {
    const say = boardAnnouncements();
    expect(say.onDragStart({ active })).toBe('Picked up Starfall from Planning.');
    expect(say.onDragOver(over('column ready to shoot'))).toBe('Over Ready to Shoot.');
    expect(say.onDragOver(over('column planning'))).toBe('Over Planning, its current column.');
    expect(say.onDragEnd(over('column ready to shoot'))).toBe(
      'Dropped Starfall in Ready to Shoot.',
    );
  });

  it('does not repeat itself, and does not tell the column that it starts in', () => {
    const say = boardAnnouncements();
    say.onDragStart({ active });
    expect(say.onDragOver(over('column planning'))).toBeUndefined();
    say.onDragOver(over('column idea'));
    expect(say.onDragOver(over('tab idea'))).toBeUndefined();
  });

  it('says that it stays when it is dropped nowhere, at home, or not at all', () => {
    const say = boardAnnouncements();
    say.onDragStart({ active });
    expect(say.onDragOver({ active, over: null })).toBe('Over no column.');
    expect(say.onDragEnd({ active, over: null })).toBe('Starfall stays in Planning.');
    expect(say.onDragEnd(over('column planning'))).toBe('Starfall stays in Planning.');
    expect(say.onDragCancel({ active, over: null })).toBe('Canceled. Starfall stays in Planning.');
  });
});
