import { CHANGES_MAX, HEARTBEAT_SECONDS, STREAMS_MAX } from '@lensemble/contract/constants';
import { type Change, change as changeSchema, type Presence } from '@lensemble/contract/live';
import { type ActiveTeam, activeTeamsOf } from '../../access/standings.ts';
import type { Deps } from '../../deps.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { Notice } from '../../ports/changes/port.ts';
import { EventStream, type Owner } from './event-stream.ts';
import { HEARTBEAT, NOTIFIED, presenceEvent } from './event-text.ts';
import { Presences, readPresence } from './presences.ts';
import { StreamGroups } from './stream-groups.ts';

/** The open streams of this server, and what they are told. */
export class Streams {
  readonly #deps: Pick<Deps, 'pool' | 'changes'>;
  readonly #onNews: () => void;
  readonly #ofTeam = new StreamGroups(({ owner }) => owner.teamId);
  readonly #ofPerson = new StreamGroups(({ owner }) => owner.userId);
  /** The changes of a transaction whose revision is still to come, by team; null for too many. */
  readonly #pending = new Map<string, Map<string, Change> | null>();
  readonly #presences = new Presences();
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  /** @param onNews is called when there is something to make notifications of */
  constructor(deps: Pick<Deps, 'pool' | 'changes'>, onNews: () => void) {
    this.#deps = deps;
    this.#onNews = onNews;
  }

  get count(): number {
    return this.#ofTeam.all().length;
  }

  /**
   * Opens a stream for a session that the gate has let in.
   * @param since the revision that the client knows
   * @throws UnavailableError while the database does not tell of changes, and once the server stops
   */
  async open(owner: Owner, since: number | undefined): Promise<EventStream> {
    if (!this.#isOver) await this.#deps.changes.listen((notice) => this.#receive(notice));
    if (this.#isOver) throw new UnavailableError('The server stops');
    this.#makeRoom(owner.userId);
    const stream = new EventStream(owner, () => this.#forget(stream));
    this.#ofTeam.add(stream);
    this.#ofPerson.add(stream);
    this.#timer ??= setInterval(() => void this.beat(), HEARTBEAT_SECONDS * 1_000).unref();
    try {
      await this.#begin(stream, since);
      return stream;
    } catch (error) {
      stream.end();
      throw error;
    }
  }

  /** Ends all streams for good, so that their clients connect to another server. */
  end(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    for (const stream of this.#ofTeam.all()) stream.end();
  }

  /** What happens from now on reaches the stream; what was before is in the revision that is read now. */
  async #begin(stream: EventStream, since: number | undefined): Promise<void> {
    const { teamId, token } = stream.owner;
    const team = (await this.#endThoseOut([stream])).get(token);
    if (!team) return;
    stream.begin(team.revision, since);
    for (const each of this.#presences.of(teamId, Date.now())) stream.tell(presenceEvent(each));
  }

  #forget(stream: EventStream): void {
    this.#ofTeam.delete(stream);
    this.#ofPerson.delete(stream);
    const { teamId } = stream.owner;
    if (!this.#ofTeam.has(teamId)) this.#pending.delete(teamId);
  }

  /** The oldest stream is the most likely to have no client any more. */
  #makeRoom(userId: string): void {
    const own = this.#ofPerson.of(userId);
    for (const stream of own.slice(0, Math.max(0, own.length + 1 - STREAMS_MAX)))
      stream.end('limit');
  }

  #receive(notice: Notice): void {
    switch (notice.kind) {
      case 'change':
        this.#note(notice);
        break;
      case 'revision':
        this.#tellRevision(notice.teamId, notice.revision);
        break;
      case 'told':
        this.#tellPresence(notice.teamId, readPresence(notice.text));
        break;
      case 'news':
        this.#onNews();
        break;
      case 'notified':
        for (const stream of this.#ofPerson.of(notice.userId)) stream.tell(NOTIFIED);
        break;
      case 'access':
        void this.#recheck(this.#ofPerson.of(notice.userId));
        break;
      case 'gap':
        this.#pending.clear();
        void this.#recheck(this.#ofTeam.all());
        break;
    }
  }

  #note({ teamId, what, id, isGone }: Extract<Notice, { kind: 'change' }>): void {
    const pending = this.#pending.get(teamId);
    if (pending === null || !this.#ofTeam.has(teamId)) return;
    const key = `${what} ${id}`;
    // Entries of its lists, which go along, tell of a shoot as if it were there.
    const gone = isGone || pending?.get(key)?.isGone ? { isGone: true } : {};
    const { success, data } = changeSchema.safeParse({ kind: what, id, ...gone });
    // A newer server tells of what this one does not know.
    if (success && (pending?.size ?? 0) < CHANGES_MAX)
      this.#pending.set(teamId, (pending ?? new Map()).set(key, data));
    else this.#pending.set(teamId, null);
  }

  #tellRevision(teamId: string, revision: number): void {
    const pending = this.#pending.get(teamId);
    this.#pending.delete(teamId);
    const changes = pending === null ? null : [...(pending?.values() ?? [])];
    for (const stream of this.#ofTeam.of(teamId)) stream.tellChanges(revision, changes);
  }

  #tellPresence(teamId: string, presence: Presence | undefined): void {
    if (!presence) return;
    this.#presences.note(teamId, presence, Date.now());
    for (const stream of this.#ofTeam.of(teamId)) stream.tell(presenceEvent(presence));
  }

  /** Ends the streams whose session or membership is over, or whose person has switched teams. */
  async #endThoseOut(streams: readonly EventStream[]): Promise<ReadonlyMap<string, ActiveTeam>> {
    if (streams.length === 0) return new Map();
    const tokens = new Set(streams.map(({ owner }) => owner.token));
    const teams = await activeTeamsOf(this.#deps.pool, [...tokens]);
    for (const stream of streams)
      if (teams.get(stream.owner.token)?.teamId !== stream.owner.teamId) stream.end();
    return teams;
  }

  /** Checks the access of streams, and whether they have missed a revision. */
  async #recheck(streams: readonly EventStream[]): Promise<void> {
    for (const stream of streams) stream.hold();
    try {
      const teams = await this.#endThoseOut(streams);
      for (const stream of streams) {
        stream.release();
        const revision = teams.get(stream.owner.token)?.revision;
        if (revision !== undefined) stream.tellChanges(revision, null);
      }
    } catch {
      // Without an answer nothing is known, and the client asks again.
      for (const stream of streams) stream.end();
    }
  }

  /**
   * Keeps the streams alive. Behind a connection pooler, a server may listen in vain: then this is how browsers hear of
   * changes.
   */
  async beat(): Promise<void> {
    this.#presences.forgetOld(Date.now());
    const streams = this.#ofTeam.all();
    for (const stream of streams) stream.tell(HEARTBEAT);
    await this.#recheck(streams);
  }
}
