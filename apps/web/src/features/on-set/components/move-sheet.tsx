import { formatTime } from '@lensemble/contract/clock';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { ArrowUpDown, Minus, Pin, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDuration } from '@/lib/time/format.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import { type MovedRest, movedRest } from '../lib/moved-rest.ts';
import { Sheet } from './sheet.tsx';
import { TellSwitch } from './tell-switch.tsx';

interface MoveSheetProps {
  day: DayOfPlan;
  /** `tells`: whether the crew gets the new times. `swaps`: whether the proposed order is taken. */
  onMove: (moved: MovedRest, choice: { tells: boolean; swaps: boolean }) => void;
  onClose: () => void;
}

const STEP = 5;

/** Moves the rest of the plan by the delay, or by another number of minutes. */
export function MoveSheet({ day, onMove, onClose }: MoveSheetProps) {
  const [minutes, setMinutes] = useState(day.times?.delay ?? 0);
  const moved = day.start ? movedRest(day.start, day.entries, minutes) : undefined;
  const [tells, setTells] = useState(true);
  const swap = moved?.swap;
  const nameOf = (id: string) => day.entries.find((entry) => entry.id === id)?.name ?? '';
  const timeIn = (id: string) => formatTime(swap?.entries.find((each) => each.id === id)?.to ?? '');
  const choose = (swaps: boolean) => moved && onMove(moved, { tells, swaps });
  return (
    <Sheet
      title={onSetWords('moveRest')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant={swap ? 'line' : 'primary'}
            className={cn('min-h-14 rounded-xl text-base', !swap && 'flex-1')}
            disabled={!moved || minutes === 0}
            onClick={() => choose(false)}
          >
            {swap ? onSetWords('justMove') : onSetWords('move')}
          </Button>
          {swap && (
            <Button
              variant="primary"
              className="min-h-14 flex-1 rounded-xl text-base"
              disabled={minutes === 0}
              onClick={() => choose(true)}
            >
              {onSetWords('moveAndSwap')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex items-center justify-between gap-2 rounded-lg border border-line">
        <Button
          variant="ghost"
          className="min-h-14 min-w-14"
          aria-label={onSetWords('less')}
          onClick={() => setMinutes(minutes - STEP)}
        >
          <Minus />
        </Button>
        <output className="num font-[620]">
          {minutes < 0
            ? onSetWords('earlier', { span: formatDuration(-minutes) })
            : onSetWords('later', { span: formatDuration(minutes) })}
        </output>
        <Button
          variant="ghost"
          className="min-h-14 min-w-14"
          aria-label={onSetWords('more')}
          onClick={() => setMinutes(minutes + STEP)}
        >
          <Plus />
        </Button>
      </div>
      <ul className="num grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {moved?.entries.map(({ id, from, to, stays }) => (
          <li key={id} className="flex items-center gap-2">
            {stays && <Pin className="size-4 shrink-0 text-ink-3" />}
            <span className="min-w-0 flex-1 truncate">{nameOf(id)}</span>
            {stays ? (
              <span className="text-ink-3">{onSetWords('stays')}</span>
            ) : (
              from !== to && <s className="text-ink-3">{formatTime(from)}</s>
            )}
            <b className="min-w-18 shrink-0 whitespace-nowrap text-right font-[600]">
              {formatTime(to)}
            </b>
          </li>
        ))}
      </ul>
      {moved?.entries.map(
        ({ id, overrun }) =>
          overrun > 0 && (
            <p key={id} className="flex gap-2.5 rounded-lg border border-line bg-planning-soft p-3">
              <TriangleAlert className="size-5 shrink-0 text-planning-text" />
              {onSetWords('overrun', { span: formatDuration(overrun), title: nameOf(id) })}
            </p>
          ),
      )}
      {swap && (
        <p className="flex gap-2.5 rounded-lg border border-accent bg-accent-soft p-3">
          <ArrowUpDown className="size-5 shrink-0 text-accent-text" />
          <span>
            <b className="block font-[600]">
              {onSetWords('swapFirst', { title: nameOf(swap.id) })}
            </b>
            {onSetWords('swapThen', {
              ...{ time: timeIn(swap.id), later: timeIn(swap.next), other: nameOf(swap.next) },
            })}
          </span>
        </p>
      )}
      <TellSwitch isOn={tells} onTurn={() => setTells(!tells)} />
    </Sheet>
  );
}
