import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { followTeam, type TeamChange } from '@lensemble/contract/live';

/** Pauses before a stream is opened again, as browsers make them: a random time up to these. The last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 10_000];

/** Follows the changes of a team as a browser does: it connects again when the stream ends. */
export class EventReader {
  /** The newest revision that it knows. */
  revision = 0;
  /** When the first event of the current connection came, in milliseconds of `performance.now()`. */
  connectedAt = 0;
  readonly #originOf: () => string;
  readonly #cookie: string;
  readonly #onChange: (change: TeamChange) => void;
  #request: ClientRequest | undefined;
  #isOver = false;

  constructor(originOf: () => string, cookie: string, onChange: (change: TeamChange) => void) {
    this.#originOf = originOf;
    this.#cookie = cookie;
    this.#onChange = onChange;
    void this.#run();
  }

  stop(): void {
    this.#isOver = true;
    this.#request?.destroy();
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#isOver; failures++) {
      const before = this.connectedAt;
      await this.#read().catch(() => {});
      if (this.connectedAt !== before) failures = 0;
      const most = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
      if (!this.#isOver) await pause(most * (0.3 + 0.7 * Math.random()));
    }
  }

  async #read(): Promise<void> {
    const headers = {
      cookie: this.#cookie,
      ...(this.revision > 0 && { 'last-event-id': String(this.revision) }),
    };
    const asked = request(this.#originOf() + followTeam.path, { headers, agent: false });
    this.#request = asked;
    asked.on('error', () => {});
    const answer = once(asked, 'response');
    asked.end();
    const [response] = (await answer) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}`);
    let rest = '';
    let isFirst = true;
    for await (const piece of response.setEncoding('utf8')) {
      const blocks = `${rest}${piece}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, data] = block.split('data: ');
        if (!block.startsWith('id: ') || data === undefined) continue;
        const change: TeamChange = JSON.parse(data);
        if (isFirst) this.connectedAt = performance.now();
        isFirst = false;
        this.revision = change.revision;
        this.#onChange(change);
      }
    }
  }
}
