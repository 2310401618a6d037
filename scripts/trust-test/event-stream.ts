import type { Client } from '../kill-test/client.ts';

const OPEN_LIMIT_MS = 60_000;

/** What a browser hears of its team. */
export class EventStream {
  readonly #stop = new AbortController();
  #text = '';

  /** @returns when the server has answered */
  static async open(client: Client, origin: string): Promise<EventStream> {
    const stream = new EventStream();
    const signal = AbortSignal.any([stream.#stop.signal, AbortSignal.timeout(OPEN_LIMIT_MS)]);
    const headers = { cookie: client.cookie };
    const response = await fetch(`${origin}/api/events`, { headers, signal });
    if (!response.ok || !response.body) throw new Error(`GET /api/events: ${response.status}`);
    void stream.#read(response.body.pipeThrough(new TextDecoderStream())).catch(() => {});
    return stream;
  }

  has(text: string): boolean {
    return this.#text.includes(text);
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(texts: ReadableStream<string>): Promise<void> {
    for await (const text of texts) this.#text += text;
  }
}
