import type { ReactNode, Ref } from 'react';
import { toggled } from '@/lib/toggled.ts';

interface FilterChipsProps<Value extends string> {
  ref?: Ref<HTMLDivElement>;
  /** The name of the group. */
  label: string;
  values: readonly Value[];
  chosen: ReadonlySet<Value>;
  onChange: (chosen: ReadonlySet<Value>) => void;
  className: string;
  chipClassName: (isChosen: boolean) => string;
  /** The content of a chip. */
  children: (value: Value) => ReactNode;
}

/**
 * Buttons that filter a list. With none chosen, all entries show. The first press shows only the entries of that chip,
 * further ones add theirs, and pressing a chosen chip removes it.
 */
export function FilterChips<Value extends string>({
  ref,
  label,
  values,
  chosen,
  onChange,
  className,
  chipClassName,
  children,
}: FilterChipsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not the fields of a form
    <div ref={ref} role="group" aria-label={label} className={className}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.has(value)}
          onClick={() => onChange(toggled(chosen, value))}
          className={chipClassName(chosen.has(value))}
        >
          {children(value)}
        </button>
      ))}
    </div>
  );
}
