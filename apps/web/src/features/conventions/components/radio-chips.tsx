import type { ReactNode } from 'react';
import type { BusyBar } from '../lib/busy-bars.ts';

export interface RadioChip<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly note?: string;
  readonly icon?: ReactNode;
  /** When the day is busy. */
  readonly bars?: readonly BusyBar[];
}

interface RadioChipsProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly RadioChip<Value>[];
}

/** A choice of one, as chips in a row. */
export function RadioChips<Value extends string>({
  label,
  name,
  value,
  onChange,
  options,
}: RadioChipsProps<Value>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex gap-2 p-1 max-md:gap-1.5 max-md:px-0.5"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="panel group/chip relative grid min-h-control shrink-0 cursor-pointer content-center px-3.5 py-1.5 text-ink-2 max-md:px-2.5 text-sm has-checked:border-accent-line has-checked:bg-surface-2 has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="flex items-center gap-2 font-[600] [&_svg]:size-4">
            {option.icon}
            {option.label}
          </span>
          {option.note && <small className="num text-ink-3 text-xs">{option.note}</small>}
          {option.bars && <Bars bars={option.bars} />}
        </label>
      ))}
    </div>
  );
}

const Bars = ({ bars }: { bars: readonly BusyBar[] }) => (
  <span aria-hidden className="relative mt-1.5 block h-0.75 md:min-w-24 rounded-full bg-press">
    {bars.map(({ id, left, width }) => (
      <i
        key={id}
        className="absolute inset-y-0 rounded-full bg-ink-3 group-has-checked/chip:bg-accent-b"
        style={{ left: `${left}%`, width: `${width}%` }}
      />
    ))}
  </span>
);
