import type { ComponentType } from 'react';
import { cn } from '@/lib/cn.ts';

interface ChoiceGroupProps<Value extends string> {
  label: string;
  choices: readonly {
    readonly value: Value;
    readonly name: string;
    readonly icon?: ComponentType<{ className?: string }>;
  }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  className?: string;
  /** Of each button. */
  buttonClassName?: string;
}

/** One of a few choices, side by side. */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
  className,
  buttonClassName = 'h-8 max-md:h-target',
}: ChoiceGroupProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not the fields of a form
    <div
      role="group"
      aria-label={label}
      className={cn(
        'grid auto-cols-fr grid-flow-col gap-[3px] rounded-lg border border-line bg-well p-[3px]',
        className,
      )}
    >
      {choices.map(({ value, name, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={cn(
            'inline-flex min-w-0 items-center justify-center gap-1.5 rounded-md px-3 font-[560] text-ink-2 text-sm transition-colors hover:text-ink focus-visible:rounded-md aria-pressed:bg-press aria-pressed:font-[620] aria-pressed:text-ink',
            buttonClassName,
          )}
        >
          {Icon && <Icon className="size-4 shrink-0" aria-hidden />}
          <span className="truncate">{name}</span>
        </button>
      ))}
    </div>
  );
}
