import { QUANTITY_MAX, QUANTITY_MIN } from '@lensemble/contract/constants';
import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';

interface QuantityStepperProps {
  /** The name of the item. */
  name: string;
  value: number;
  onChange: (quantity: number) => void;
  /** The id of the error text, if the quantity is invalid. */
  errorId: string | undefined;
  hintId: string | undefined;
}

const stepStyles =
  'grid h-control-sm w-7 place-items-center text-ink-3 hover:text-ink aria-disabled:opacity-40 max-md:w-target print:hidden [&_svg]:size-3.5';

/** A quantity input with step buttons. Typed values are reported even if invalid; an empty input counts as 0. */
export function QuantityStepper({ name, value, onChange, errorId, hintId }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);
    setTyped(digits);
    onChange(Number(digits));
  };
  // At an end, a step changes nothing. The button stays enabled, so that it keeps the focus.
  const step = (by: number) => {
    setTyped(null);
    onChange(Math.max(QUANTITY_MIN, Math.min(value + by, QUANTITY_MAX)));
  };
  return (
    <fieldset
      aria-label={editorLinksWords('quantityOf', { name })}
      className={cn(
        'flex shrink-0 items-center rounded-sm border border-line-field',
        errorId && 'border-danger',
      )}
    >
      <button
        type="button"
        aria-label={editorLinksWords('oneLess')}
        aria-disabled={value <= QUANTITY_MIN || undefined}
        onClick={() => step(-1)}
        className={stepStyles}
      >
        <Minus aria-hidden />
      </button>
      <input
        value={typed ?? value}
        inputMode="numeric"
        aria-label={editorLinksWords('quantityOf', { name })}
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
        aria-label={editorLinksWords('oneMore')}
        aria-disabled={value >= QUANTITY_MAX || undefined}
        onClick={() => step(1)}
        className={stepStyles}
      >
        <Plus aria-hidden />
      </button>
    </fieldset>
  );
}

/** One digit more than the maximum has, so that a too large value can be typed and reported. */
const MAX_DIGITS = String(QUANTITY_MAX).length + 1;
