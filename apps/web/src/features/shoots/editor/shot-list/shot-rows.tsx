import { DndContext, DragOverlay } from '@dnd-kit/core';
import { listLines } from '@lensemble/contract/day-lines';
import { timeOf } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { createPortal } from 'react-dom';
import { edgeOf, moved } from '@/features/shoots/editor/references/sorting/reorder.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { clockOf } from './clock-of.ts';
import { useShotDrag } from './drag/use-shot-drag.ts';
import { minutesAfterEnd } from './entry-lengths.ts';
import { entryName } from './entry-names.ts';
import { linkedNames } from './linked-names.ts';
import { ListLine } from './list-line.tsx';
import type { ShotActs } from './shot-acts.ts';
import { ShotRow } from './shot-row.tsx';
import type { PlannedDay } from './use-day-start.ts';

interface ShotRowsProps {
  shoot: ShootDetail;
  shots: readonly Shot[];
  numbers: ReadonlyMap<string, number>;
  day: PlannedDay;
  headingId: string;
  acts: ShotActs;
}

/** The list. While an entry is dragged, the times and the lines are those that a drop would make. */
export function ShotRows({ shoot, shots, numbers, day, headingId, acts }: ShotRowsProps) {
  const { start, light } = day;
  const ids = shots.map(({ id }) => id);
  const byId = new Map(shots.map((shot) => [shot.id, shot]));
  const nameOf = (id: string) => {
    const shot = byId.get(id);
    return shot ? entryName(shot, numbers) : shotListWords('entry');
  };
  const inOrder = (order: readonly string[]) => order.flatMap((id) => byId.get(id) ?? []);
  const timeIn = (order: readonly string[], id: string) => {
    const entry = listLines(inOrder(order), start, []).times?.entries.find(
      (each) => each.id === id,
    );
    return entry && start ? clockOf(entry.planned.start, start.timeZone) : null;
  };
  const { context, dragged, over } = useShotDrag({ ids, nameOf, timeIn, move: acts.move });
  const planned = inOrder(dragged && over ? moved(ids, dragged, over) : ids);
  const { times, ...lines } = listLines(planned, start, light);
  const entries = new Map(times?.entries.map((entry) => [entry.id, entry]));
  const clock = (moment: number) => (start ? clockOf(moment, start.timeZone) : '');
  const preview = dragged === null ? undefined : byId.get(dragged);
  const { references } = shoot;
  const after = times ? minutesAfterEnd(times, day) : 0;
  const startOf = (id: string) => {
    const entry = entries.get(id);
    return entry ? clock(entry.planned.start) : null;
  };
  return (
    <DndContext {...context}>
      <ol aria-labelledby={headingId} className="panel overflow-hidden rounded-lg">
        {shots.map((shot, index) => (
          <ShotRow
            key={shot.id}
            {...{ shot, index, ids, acts }}
            number={numbers.get(shot.id)}
            name={nameOf(shot.id)}
            time={startOf(shot.id)}
            reference={references.find(({ id }) => id === shot.referenceId)}
            linked={linkedNames(shoot, shot)}
            edge={edgeOf(ids, dragged, over, shot.id)}
            above={lines.before
              .get(shot.id)
              ?.map((line) => (
                <ListLine
                  key={line.kind === 'light' ? line.light : line.kind}
                  {...{ line, clock, nameOf }}
                  title={nameOf(shot.id)}
                  onMovePin={(free) => start && acts.pin(shot, timeOf(free, start.timeZone))}
                  previous={planned[planned.indexOf(shot) - 1]}
                  acts={acts}
                />
              ))}
          />
        ))}
        {(lines.last.length > 0 || times) && (
          <li className="grid border-line border-t text-sm">
            {lines.last.map((line) => (
              <ListLine
                key={line.kind === 'light' ? line.light : line.kind}
                {...{ line, clock, nameOf }}
                title=""
              />
            ))}
            {times && (
              <p className="flex flex-wrap gap-x-3 gap-y-1 px-3 py-2 text-ink-2">
                <b className="num font-semibold">{clock(times.plannedEnd)}</b>
                <span>{shotListWords('end')}</span>
                {after > 0 && (
                  <span className="status-planning num text-st-text">
                    {shotListWords('afterEnd', { duration: formatDuration(after) })}
                  </span>
                )}
              </p>
            )}
          </li>
        )}
      </ol>
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={40}>
          {preview && (
            <div className="panel flex h-14 cursor-grabbing items-center gap-3 rounded-lg border-line-strong px-3 shadow-3">
              <b className="num shrink-0 font-semibold">{startOf(preview.id)}</b>
              <span className="truncate">{nameOf(preview.id)}</span>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}
