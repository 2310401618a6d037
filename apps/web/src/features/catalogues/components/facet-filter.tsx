import { chipStyles, chipsStyles } from '@/components/chip-styles.ts';
import { FilterChips } from '@/components/filter-chips.tsx';
import { Select } from '@/components/ui/select.tsx';
import { choicesIn, choicesText } from '@/lib/words/choices-in-address.ts';
import type { FacetChoice, FacetTexts } from '../lib/view.ts';

interface FacetFilterProps {
  texts: FacetTexts;
  choices: readonly FacetChoice[];
  /** As in the address. */
  chosen: string | undefined;
  onChoose: (chosen: string | undefined) => void;
}

/** More choices are shown as a select instead of chips. */
const CHIPS_MAX = 3;
const ALL = '';

export function FacetFilter({ texts, choices, chosen, onChoose }: FacetFilterProps) {
  if (choices.length < 2 && chosen === undefined) return null;
  if (choices.length > CHIPS_MAX) {
    const [one = ALL] = choicesIn(chosen);
    return (
      <Select
        aria-label={texts.label}
        value={one}
        onValueChange={(value) => onChoose(choicesText(new Set(value === ALL ? [] : [value])))}
        options={[{ value: ALL, label: texts.all }, ...choices]}
        className="min-w-40 max-md:flex-1 md:w-44"
      />
    );
  }
  return (
    <FilterChips
      label={texts.filterBy}
      values={choices.map(({ value }) => value)}
      chosen={choicesIn(chosen)}
      onChange={(values) => onChoose(choicesText(values))}
      className={chipsStyles}
      chipClassName={chipStyles}
    >
      {(value) => (
        <span dir="auto" className="truncate">
          {choices.find((choice) => choice.value === value)?.label}
        </span>
      )}
    </FilterChips>
  );
}
