import { Check } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

interface TodoCheckProps {
  todo: string;
  onCheck: (box: HTMLElement) => void;
  /** The pointer or the focus is on it. */
  onReach?: () => void;
  className?: string;
  textClassName: string;
}

/** The box in front of a todo. Its whole row is the target. A checked todo leaves the list. */
export function TodoCheckbox({ todo, onCheck, onReach, className, textClassName }: TodoCheckProps) {
  return (
    <label
      className={cn(
        'group/todo relative flex min-w-0 items-center gap-2 text-ink-2 hover:text-ink',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={false}
        onChange={({ currentTarget }) => onCheck(currentTarget)}
        onPointerEnter={onReach}
        onFocus={onReach}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="grid size-4 shrink-0 place-items-center rounded-[4px] border-[1.5px] border-line-field peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 group-hover/todo:border-accent-line group-hover/todo:text-accent-text [&_svg]:invisible group-hover/todo:[&_svg]:visible"
      >
        <Check className="size-3" strokeWidth={3} />
      </span>
      <span dir="auto" className={cn('min-w-0', textClassName)}>
        {todo}
      </span>
    </label>
  );
}
