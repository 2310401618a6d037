import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { type ComponentProps, type RefObject, useId, useRef, useState } from 'react';
import { useTypedAhead } from '@/lib/browser/use-typed-ahead.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { useBoard } from './board-context.ts';
import { CardSlot } from './card-slot.tsx';
import { CardStack } from './card-stack.tsx';
import { ColumnFrame } from './column-frame.tsx';
import { EmptyColumn, HiddenColumn } from './empty-column.tsx';

const LateQuickAdd = lazyDialog(() => import('./quick-add.tsx'));

interface BoardColumnProps {
  status: ShootStatus;
  shoots: readonly ListedShoot[];
  isFiltered: boolean;
  /** Whether the URL selects another status. */
  isHidden: boolean;
  draggedId: string | null;
  /** The shoot that a drop now would move here. */
  slot: ListedShoot | null;
  selected: ReadonlySet<string>;
}

export function BoardColumn({
  status,
  shoots,
  isFiltered,
  isHidden,
  draggedId,
  slot,
  selected,
}: BoardColumnProps) {
  const { arriving } = useBoard();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const unsent = useRef('');
  return (
    <ColumnFrame
      status={status}
      count={shoots.length}
      isTarget={slot !== null}
      onAdd={() => setAdding(true)}
      addRef={addButton}
    >
      {isAdding && (
        <QuickAdd
          {...{ status, shoots, unsent }}
          onMade={(made) => arriving.add(made)}
          onClose={(left = '') => {
            unsent.current = left;
            setAdding(false);
            addButton.current?.focus();
          }}
        />
      )}
      {isHidden && shoots.length > 0 && <HiddenColumn status={status} hidden={shoots.length} />}
      {shoots.length === 0 &&
        (slot ? <CardSlot /> : <EmptyColumn status={status} isFiltered={isFiltered} />)}
      {!isHidden && shoots.length > 0 && (
        <CardStack
          status={status}
          label={columnNames[status]}
          shoots={shoots}
          draggedId={draggedId}
          slot={slot}
          selected={selected}
        />
      )}
    </ColumnFrame>
  );
}

interface QuickAddProps extends Omit<ComponentProps<typeof LateQuickAdd>, 'fieldId' | 'typed'> {
  /** What was left in the field the last time. */
  unsent: RefObject<string>;
}

function QuickAdd({ unsent, ...props }: QuickAddProps) {
  const fieldId = useId();
  const typed = useTypedAhead(() => document.getElementById(fieldId) !== null, props.onClose);
  return <LateQuickAdd {...props} {...{ fieldId }} typed={() => unsent.current + typed()} />;
}
