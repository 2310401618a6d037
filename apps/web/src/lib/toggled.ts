/** The set with the value added, or removed if it was present. */
export function toggled<Value>(values: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const others = [...values].filter((one) => one !== value);
  return new Set(values.has(value) ? others : [...others, value]);
}
