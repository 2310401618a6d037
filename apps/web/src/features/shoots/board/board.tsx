import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useToday } from '@/features/shoots/hooks/use-today.ts';
import { groupByStatus } from '@/features/shoots/lib/group-by-status.ts';
import type { Move } from '@/features/shoots/lib/move-shoot.ts';
import { cn } from '@/lib/cn.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { useOfferedCommand } from '@/lib/shell/offered-commands.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardContext } from './board-context.ts';
import { ColumnTabs } from './column-tabs.tsx';
import type { Drag } from './drag/use-board-drag.ts';
import { DRAG_HELP, dragHelp } from './drag-help.ts';
import type { MoveSelected } from './selection-bar.tsx';
import { stripStyles } from './styles.ts';
import { useBoardFocus } from './use-board-focus.ts';
import { useCardPress } from './use-card-press.ts';
import { STRIP, useColumnStrip } from './use-column-strip.ts';
import { useMove } from './use-move.ts';
import { useSelection } from './use-selection.ts';

const DuplicateDialog = lazyDialog(
  () => import('@/features/shoots/components/duplicate-dialog.tsx'),
);

const DeleteCardDialog = lazyDialog(() => import('./delete-card-dialog.tsx'));

const SelectionBar = lazyDialog(() => import('./selection-bar.tsx'));

interface BoardProps {
  shoots: readonly ListedShoot[];
  /** Whether there are more, which the filters exclude. */
  isFiltered: boolean;
  only?: ShootStatus | undefined;
}

export function Board({ shoots, isFiltered, only }: BoardProps) {
  const today = useToday();
  const groups = useMemo(() => groupByStatus(shoots), [shoots]);
  const { move, arriving } = useLandingMove();
  const [duplicated, duplicate] = useState<ListedShoot | null>(null);
  const [removed, remove] = useState<ListedShoot | null>(null);
  const { registerColumn, onKeyDown, onBlur, focusOnArrival } = useBoardFocus(groups);
  const { selected, chosen, toggle, onPick, clear, isOn, start } = useSelection(shoots);
  useOfferedCommand('selectShoots', start);
  const moveSelected: MoveSelected = useRef(null);
  const moveDragged = (change: Move) => {
    const isWithOthers = chosen.length > 1 && selected.has(change.id);
    if (isWithOthers && moveSelected.current) moveSelected.current(change.to);
    else move(change);
  };
  const { Layer, press, presses, pickUp } = useCardPress();
  const [drag, onDrag] = useState<Drag | null>(null);
  const { id: draggedId, target } = drag ?? { id: null, target: null };
  const byId = (wanted: string | undefined) => shoots.find(({ id }) => id === wanted);
  const dragged = byId(drag?.id) ?? null;
  const onKey = (event: KeyboardEvent) => {
    if (!pickUp(event)) onKeyDown(event);
  };
  const { strip, active, show } = useColumnStrip(
    only ? shootStatuses.indexOf(only) : 0,
    drag !== null,
  );
  const board = useMemo(
    () => ({
      today,
      move,
      duplicate,
      remove,
      arriving,
      registerColumn,
      focusOnArrival,
      toggle,
      onPick,
    }),
    [today, move, arriving, registerColumn, focusOnArrival, toggle, onPick],
  );

  return (
    <BoardContext value={board}>
      <ColumnTabs
        groups={groups}
        active={active}
        isDragging={drag !== null}
        target={target}
        onShow={show}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards in it */}
      <div
        ref={strip}
        data-scroll-restoration-id={STRIP}
        {...presses}
        onKeyDown={drag ? undefined : onKey}
        onBlur={onBlur}
        className={cn(stripStyles, !drag && 'max-xl:snap-x max-xl:snap-mandatory')}
      >
        {shootStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            shoots={groups[status]}
            isFiltered={isFiltered}
            selected={selected}
            isHidden={only !== undefined && status !== only}
            draggedId={draggedId}
            slot={status === target ? dragged : null}
          />
        ))}
      </div>
      <p id={DRAG_HELP} hidden>
        {dragHelp}
      </p>
      {Layer && (
        <Layer
          {...{ press, today, onDrag, focusOnArrival }}
          shoot={byId(press?.id)}
          move={moveDragged}
          onLongPress={toggle}
        />
      )}
      {isOn && <SelectionBar {...{ moveSelected, arriving }} shoots={chosen} onClose={clear} />}
      {removed && <DeleteCardDialog shoot={removed} onClose={() => remove(null)} />}
      {duplicated && <DuplicateDialog shoot={duplicated} onClose={() => duplicate(null)} />}
    </BoardContext>
  );
}

/** Moves a shoot and stores its id, so that its card is marked in the new column. */
function useLandingMove() {
  const moveShoot = useMove();
  const [arriving] = useState(() => new Set<string>());
  const move = useCallback(
    (change: Move) => {
      arriving.add(change.id);
      moveShoot(change);
    },
    [moveShoot, arriving],
  );
  return { move, arriving };
}
