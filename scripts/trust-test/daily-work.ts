import { randomUUID } from 'node:crypto';
import { Client } from '../kill-test/client.ts';
import { untilTaken } from '../kill-test/until-taken.ts';

const SHOTS_MAX = 60;
/** The share of operations that add an entry, until there are enough. */
const ADDED = 0.2;

interface Crew {
  readonly participants: readonly { readonly id: string }[];
}
interface Poll {
  readonly poll: {
    readonly candidates: readonly { readonly id: string }[];
    readonly people: readonly { readonly answers: Readonly<Record<string, string>> }[];
  };
}
interface Day {
  readonly shots: readonly { readonly id: string; readonly state: string }[];
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/**
 * A person who works on one shoot all the time: marks entries of its shot list, answers a poll, and asks for mails. Each
 * request is sent until the server takes it, so that in the end the server must have the last one of each.
 */
export class DailyWork {
  readonly client = new Client();
  operations = 0;
  answers = 0;
  /** Requests for a mail that were taken. Those that were refused may be taken nevertheless. */
  mails = 0;
  refused = 0;
  refusedMails = 0;
  #email = '';
  #shootId = '';
  #participantId = '';
  #candidateId = '';
  #answer: string | undefined;
  readonly #shots = new Map<string, string>();
  readonly #untilCalm: () => Promise<void>;

  /** @param untilCalm waits until there are not too many mails to send */
  constructor(untilCalm: () => Promise<void>) {
    this.#untilCalm = untilCalm;
  }

  async prepare(origin: string): Promise<void> {
    this.client.origin = origin;
    this.#email = await this.client.signUp();
    const shoot = await this.client.expect<{ id: string }>(201, 'POST', '/api/shoots', {
      title: 'Neon',
    });
    this.#shootId = shoot.id;
    const participants = [{ name: 'Mara Voss', role: 'Model', email: this.#email }];
    const crew = await this.#expect<Crew>('PATCH', 'resources', { participants });
    this.#participantId = crew.participants[0]?.id ?? '';
    const candidates = [{ date: '2126-11-16', time: '15:00' }];
    const { poll } = await this.#expect<Poll>('POST', 'poll', { candidates });
    this.#candidateId = poll.candidates[0]?.id ?? '';
  }

  async workUntil(isOver: () => boolean): Promise<void> {
    const forever = async (act: () => Promise<void>) => {
      while (!isOver()) await act();
    };
    await Promise.all([
      forever(() => this.#operate()),
      forever(() => this.#vote()),
      forever(() => this.#askForMail()),
    ]);
  }

  /** @returns a message for each difference between the server and what it took */
  async findLosses(): Promise<string[]> {
    const losses: string[] = [];
    const day = await this.#expect<Day>('GET', 'day');
    const states = new Map(day.shots.map(({ id, state }) => [id, state]));
    for (const [id, state] of this.#shots)
      if (states.get(id) !== state) losses.push(`shot ${id} is ${states.get(id)}, not ${state}`);
    if (day.shots.length !== this.#shots.size)
      losses.push(`${day.shots.length} shots instead of ${this.#shots.size}`);
    const { poll } = await this.#expect<Poll>('GET', 'poll');
    const answer = poll.people[0]?.answers[this.#candidateId];
    if (answer !== this.#answer) losses.push(`the answer is ${answer}, not ${this.#answer}`);
    return losses;
  }

  #expect<T>(method: string, part: string, body?: object): Promise<T> {
    return this.client.expect<T>(200, method, `/api/shoots/${this.#shootId}/${part}`, body);
  }

  async #operate(): Promise<void> {
    const adds = this.#shots.size === 0 || (this.#shots.size < SHOTS_MAX && Math.random() < ADDED);
    const target = adds ? randomUUID() : oneOf([...this.#shots.keys()]);
    const state = adds ? 'open' : oneOf(['open', 'done', 'skipped']);
    const at = new Date().toISOString();
    const change = adds
      ? { kind: 'addShot', fields: { title: target } }
      : { kind: 'markShot', fields: { state, actualEnd: state === 'done' ? at : null } };
    const operations = [{ id: randomUUID(), target, at, ...change }];
    this.refused += await untilTaken(() => this.#expect('POST', 'operations', { operations }));
    this.#shots.set(target, state);
    this.operations++;
  }

  async #vote(): Promise<void> {
    const answer = oneOf(['yes', 'maybe', 'no']);
    const body = { participantId: this.#participantId, answers: { [this.#candidateId]: answer } };
    this.refused += await untilTaken(() => this.#expect('POST', 'poll/answers', body));
    this.#answer = answer;
    this.answers++;
  }

  async #askForMail(): Promise<void> {
    await this.#untilCalm();
    const body = { email: this.#email };
    const ask = () => this.client.expect(200, 'POST', '/api/auth/forget-password', body);
    this.refusedMails += await untilTaken(ask);
    this.mails++;
  }
}
