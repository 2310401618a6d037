import { costumeTodoWords } from '@lensemble/messages/web/costume-todos';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TodoCheckbox } from '@/components/todo-checkbox.tsx';
import { Button } from '@/components/ui/button.tsx';

interface TodoRowProps {
  todo: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Without it the row has no checkbox. */
  onCheck?: () => void;
  onRemove: () => void;
}

export function TodoRow({ todo, isFirst, isLast, onMove, onCheck, onRemove }: TodoRowProps) {
  return (
    <li className="flex min-h-9.5 items-center gap-1 pr-1 pl-3 not-first:border-line not-first:border-t">
      {onCheck ? (
        <TodoCheckbox
          todo={todo}
          onCheck={onCheck}
          className="min-h-9.5 flex-1 text-base text-ink"
          textClassName="py-1.5 [overflow-wrap:anywhere]"
        />
      ) : (
        <span dir="auto" className="min-w-0 flex-1 py-1.5 text-base [overflow-wrap:anywhere]">
          {todo}
        </span>
      )}
      <span className="flex shrink-0 text-ink-3">
        <RowButton
          label={costumeTodoWords('moveUp', { todo })}
          moves={-1}
          off={isFirst}
          onClick={() => onMove(-1)}
        >
          <ChevronUp aria-hidden />
        </RowButton>
        <RowButton
          label={costumeTodoWords('moveDown', { todo })}
          moves={1}
          off={isLast}
          onClick={() => onMove(1)}
        >
          <ChevronDown aria-hidden />
        </RowButton>
        <RowButton label={costumeTodoWords('remove', { todo })} onClick={onRemove}>
          <X aria-hidden />
        </RowButton>
      </span>
    </li>
  );
}

interface RowButtonProps {
  label: string;
  moves?: -1 | 1;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function RowButton({ label, moves, off = false, onClick, children }: RowButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      data-moves={moves}
      off={off}
      onClick={onClick}
      className="max-md:w-9"
    >
      {children}
    </Button>
  );
}
