import { Select } from '@/components/ui/select.tsx';
import { cn } from '@/lib/cn.ts';
import type { FacetChoice } from '../lib/view.ts';

interface FacetFilterProps {
  label: string;
  choices: readonly FacetChoice[];
  chosen: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** More choices are shown as a select instead of buttons. */
const CHIPS_MAX = 3;
const ALL = '';

export function FacetFilter({ label, choices, chosen, onChoose }: FacetFilterProps) {
  if (choices.length < 2 && chosen === undefined) return null;
  if (choices.length > CHIPS_MAX) {
    return (
      <Select
        aria-label={label}
        value={chosen ?? ALL}
        onValueChange={(value) => onChoose(value || undefined)}
        options={[{ value: ALL, label: `${label}: all` }, ...choices]}
        className="min-w-32 max-md:flex-1 md:w-44"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not the fields of a form
    <div
      role="group"
      aria-label={`Filter by ${label.toLowerCase()}`}
      className="flex flex-wrap gap-2"
    >
      {choices.map(({ value, label: words }) => {
        const isChosen = value === chosen;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : value)}
            className={cn(
              'inline-flex h-8 items-center whitespace-nowrap rounded-full border px-[11px] font-[540] transition-colors hover:border-line-field focus-visible:rounded-full max-md:h-target',
              isChosen
                ? 'border-accent-line bg-accent-soft text-accent-text'
                : 'border-line-strong text-ink-2',
            )}
          >
            {words}
          </button>
        );
      })}
    </div>
  );
}
