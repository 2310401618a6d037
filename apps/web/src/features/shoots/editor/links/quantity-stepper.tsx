import { QUANTITY_MAX, QUANTITY_MIN } from '@lensemble/contract/constants';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';

interface QuantityStepperProps {
  /** Of what. */
  name: string;
  value: number;
  onChange: (quantity: number) => void;
  /** The id of what says that the quantity is wrong, where it is. */
  errorId: string | undefined;
  /** The id of what is good to know of it. */
  hintId: string | undefined;
}

const stepStyles =
  'grid h-control-sm w-7 place-items-center text-ink-3 hover:text-ink disabled:opacity-40 max-md:w-9 [&_svg]:size-3.5';

/** How many: one more, one less, or typed. What is typed counts at once, also what is no quantity: nothing typed is one of 0. */
export function QuantityStepper({ name, value, onChange, errorId, hintId }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);
    setTyped(digits);
    onChange(Number(digits));
  };
  const step = (by: number) => {
    setTyped(null);
    onChange(Math.max(QUANTITY_MIN, Math.min(value + by, QUANTITY_MAX)));
  };
  return (
    <fieldset
      aria-label={`Quantity of ${name}`}
      className={cn(
        'flex shrink-0 items-center rounded-sm border border-line',
        errorId && 'border-danger',
      )}
    >
      <button
        type="button"
        aria-label="One less"
        disabled={value <= QUANTITY_MIN}
        onClick={() => step(-1)}
        className={stepStyles}
      >
        <Minus aria-hidden />
      </button>
      <input
        value={typed ?? value}
        inputMode="numeric"
        aria-label={`Quantity of ${name}`}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId ?? hintId}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1);
          else if (event.key === 'ArrowDown') step(-1);
          else if (event.key === 'Enter') setTyped(null);
          else return;
          event.preventDefault();
        }}
        style={{ width: `${String(typed ?? value).length + 1}ch` }}
        className="num h-control-sm min-w-5 bg-transparent text-center font-[560] text-field md:text-sm"
      />
      <button
        type="button"
        aria-label="One more"
        disabled={value >= QUANTITY_MAX}
        onClick={() => step(1)}
        className={stepStyles}
      >
        <Plus aria-hidden />
      </button>
    </fieldset>
  );
}

/** One more than the largest quantity has, so that one can be seen to be too large. */
const MAX_DIGITS = String(QUANTITY_MAX).length + 1;
