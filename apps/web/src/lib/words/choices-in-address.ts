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
