interface RadioChipsProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string; readonly note?: string }[];
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
    <div role="radiogroup" aria-label={label} className="flex gap-2 p-1">
      {options.map((option) => (
        <label
          key={option.value}
          className="panel relative grid min-h-control shrink-0 cursor-pointer content-center px-3 py-1.5 text-sm has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="font-[580]">{option.label}</span>
          {option.note && <small className="text-ink-3 text-xs">{option.note}</small>}
        </label>
      ))}
    </div>
  );
}
