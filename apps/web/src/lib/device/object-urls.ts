/** The addresses of pictures on this device, each with its name. What is no longer shown is released. */
export class ObjectUrls {
  #urls = new Map<string, string>();

  /** Shows these pictures in place of those before. A picture that was there keeps its address. */
  show(pictures: ReadonlyMap<string, Blob>): ReadonlyMap<string, string> {
    const { get } = this.lookup(pictures);
    return new Map([...pictures.keys()].map((name) => [name, get(name) ?? '']));
  }

  /** Like `show`. Creates an address when it is asked for, because creating many takes long. */
  lookup(pictures: ReadonlyMap<string, Blob>): Addresses {
    for (const [name, url] of this.#urls) {
      if (pictures.has(name)) continue;
      URL.revokeObjectURL(url);
      this.#urls.delete(name);
    }
    return {
      get: (name) => {
        const picture = pictures.get(name);
        if (picture && !this.#urls.has(name)) this.#urls.set(name, URL.createObjectURL(picture));
        return this.#urls.get(name);
      },
    };
  }
}

/** The addresses of pictures by their name. */
export interface Addresses {
  readonly get: (name: string) => string | undefined;
}
