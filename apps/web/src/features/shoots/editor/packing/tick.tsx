import { Check, Minus } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

interface TickProps {
  label: string;
  checked: boolean | 'mixed';
  /** Round for what is packed, square for what is back. */
  shape: 'round' | 'square';
  onToggle: () => void;
  className?: string | undefined;
}

export function Tick({ label, checked, shape, onToggle, className }: TickProps) {
  const Icon = checked === 'mixed' ? Minus : Check;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it saves at once and has a third state
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      title={label}
      onClick={onToggle}
      className={cn(
        'group/tick grid h-10 w-8 shrink-0 place-items-center max-md:h-12 max-md:w-11',
        className,
      )}
    >
      <span
        aria-hidden
        className={cn(
          'grid place-items-center border-[1.75px] transition-colors max-md:size-6.5',
          shape === 'round' ? 'size-5.5 rounded-full' : 'size-5 rounded-[6px]',
          checked === true
            ? 'border-ready bg-ready text-surface-1 print:border-ink print:bg-transparent print:text-ink'
            : 'border-line-field text-ready-text group-hover/tick:border-ready',
        )}
      >
        {checked !== false && <Icon className="size-3.5" strokeWidth={3} />}
      </span>
    </button>
  );
}
