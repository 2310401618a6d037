import { QUANTITY_MAX, QUANTITY_MIN } from '@lensemble/contract/constants';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

interface QuantityStepperProps {
  /** Of what. */
  name: string;
  value: number;
  onChange: (quantity: number) => void;
}

const stepStyles =
  'grid h-control-sm w-7 place-items-center text-ink-3 hover:text-ink disabled:opacity-40 max-md:w-9 [&_svg]:size-3.5';

/** How many: one more, one less, or typed. */
export function QuantityStepper({ name, value, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const quantity = Number(typed);
    if (typed !== null && isQuantity(quantity)) onChange(quantity);
    setTyped(null);
  };
  const step = (by: number) => {
    setTyped(null);
    if (isQuantity(value + by)) onChange(value + by);
  };
  return (
    <fieldset
      aria-label={`Quantity of ${name}`}
      className="flex shrink-0 items-center rounded-sm border border-line"
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
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1);
          else if (event.key === 'ArrowDown') step(-1);
          else if (event.key === 'Enter') commit();
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

function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= QUANTITY_MIN && value <= QUANTITY_MAX;
}
