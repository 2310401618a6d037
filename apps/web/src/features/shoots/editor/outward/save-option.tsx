import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface SaveOptionProps {
  icon: LucideIcon;
  label: string;
  hint: string;
  /** The reason why the option is unavailable. It can still be focused, so the reason is accessible. */
  refusal: string | undefined;
  disabled: boolean;
  onClick: () => void;
}

export function SaveOption({
  icon: Icon,
  label,
  hint,
  refusal,
  disabled,
  onClick,
}: SaveOptionProps) {
  const hintId = useId();
  const isOff = refusal !== undefined || disabled;
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      aria-describedby={hintId}
      onClick={isOff ? undefined : onClick}
      className="flex min-h-14 items-center gap-3 rounded-lg border border-line-strong bg-surface-1 px-3.5 py-2.5 text-left hover:border-line-field hover:bg-surface-2 aria-disabled:pointer-events-none"
    >
      <Icon className="size-5 shrink-0 text-ink-3" aria-hidden />
      <span className="min-w-0">
        <b className={`block font-[580] text-base ${isOff ? 'text-ink-3' : ''}`}>{label}</b>
        <span id={hintId} className="block text-ink-3 text-sm">
          {refusal ?? hint}
        </span>
      </span>
    </button>
  );
}
