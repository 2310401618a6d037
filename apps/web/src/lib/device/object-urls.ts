/** The addresses of pictures on this device, each with its name. What is no longer shown is released. */
export class ObjectUrls {
  #urls: ReadonlyMap<string, string> = new Map();

  /** Shows these pictures in place of those before. A picture that was there keeps its address. */
  show(pictures: ReadonlyMap<string, Blob>): ReadonlyMap<string, string> {
    const before = this.#urls;
    this.#urls = new Map(
      [...pictures].map(([name, blob]) => [name, before.get(name) ?? URL.createObjectURL(blob)]),
    );
    for (const [name, url] of before) if (!pictures.has(name)) URL.revokeObjectURL(url);
    return this.#urls;
  }
}
