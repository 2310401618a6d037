import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import { boardWords } from '@lensemble/messages/web/board';
import { StatusIcon, statusClass } from '@/components/status.tsx';
import type { ShootsByStatus } from '@/features/shoots/lib/group-by-status.ts';
import { cn } from '@/lib/cn.ts';
import { columnNames } from '@/lib/shoots/status-names.ts';
import { formatNumber } from '@/lib/words/numbers.ts';
import type { DropTarget } from './drag/targets.ts';
import { tabsStyles } from './styles.ts';

interface ColumnTabsProps {
  groups: ShootsByStatus;
  active: number;
  /** During a drag, the tabs are above the dragged card. */
  isDragging: boolean;
  target: ShootStatus | null;
  onShow: (index: number) => void;
}

/** Tabs for screens too narrow for all columns. They are drop targets, too. */
export function ColumnTabs({ groups, active, isDragging, target, onShow }: ColumnTabsProps) {
  return (
    <nav aria-label={boardWords('columns')} className={cn(tabsStyles, isDragging && 'z-50')}>
      {shootStatuses.map((status, index) => (
        <ColumnTab
          key={status}
          status={status}
          count={groups[status].length}
          isActive={index === active}
          isTarget={status === target}
          onClick={() => onShow(index)}
        />
      ))}
    </nav>
  );
}

interface ColumnTabProps {
  status: ShootStatus;
  count: number;
  isActive: boolean;
  isTarget: boolean;
  onClick: () => void;
}

function ColumnTab({ status, count, isActive, isTarget, onClick }: ColumnTabProps) {
  const id: DropTarget = `tab ${status}`;
  return (
    <button
      type="button"
      data-drop={id}
      aria-current={isActive || undefined}
      onClick={onClick}
      className={cn(
        statusClass(status),
        'flex h-13 min-w-0 flex-col-reverse items-center justify-center gap-px border-transparent border-b-2 font-[560] text-ink-3 text-xs leading-tight transition-colors',
        isActive && 'border-st text-ink',
        isTarget && 'bg-st-soft text-ink',
      )}
    >
      <ShortName status={status} />
      <span className="num flex items-center gap-1">
        <StatusIcon status={status} className={cn(!isActive && 'text-current')} />
        {formatNumber(count)}
      </span>
    </button>
  );
}

const shortNames: Readonly<Record<ShootStatus, string>> = {
  ...columnNames,
  planning: boardWords('planningTab'),
  'ready to shoot': boardWords('readyTab'),
};

/** Shortens a name so that four tabs fit on a screen of 360 px. */
function ShortName({ status }: { status: ShootStatus }) {
  return (
    <>
      <span aria-hidden className="max-w-full truncate">
        {shortNames[status]}
      </span>
      <span className="sr-only">{columnNames[status]}</span>
    </>
  );
}
