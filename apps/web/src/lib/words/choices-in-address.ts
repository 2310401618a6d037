/** Reads the choices of a query parameter such as `Lighting,Audio`. */
export function choicesIn(text: string | undefined): ReadonlySet<string> {
  return new Set(text ? text.split(',').map(decoded) : []);
}

/** Choices may contain any character, so their commas are encoded. */
export function choicesText(choices: ReadonlySet<string>): string | undefined {
  const encoded = [...choices].map((choice) => choice.replace(/[%,]/g, encodeURIComponent));
  return encoded.join(',') || undefined;
}

function decoded(choice: string): string {
  try {
    return decodeURIComponent(choice);
  } catch {
    // A person has edited the address.
    return choice;
  }
}

/** The set with the value added, or removed if it was present. */
export function toggled<Value>(values: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const others = [...values].filter((one) => one !== value);
  return new Set(values.has(value) ? others : [...others, value]);
}
