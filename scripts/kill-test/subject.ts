import { setTimeout as wait } from 'node:timers/promises';
import { type LaunchedServer, launchServer, untilReady } from '../../testing/real-server.ts';
import { Load } from './load.ts';

const LONGEST_START_MS = 600;
const KILLED_STARTS = 0.2;

/** The server under test on one engine, which is killed and started again on the same data. */
export class Subject {
  readonly load = new Load();
  readonly #settings: Parameters<typeof launchServer>[0];
  #server: LaunchedServer | undefined;
  /** Counts of kills: during saves, between saves, and during a start. */
  readonly kills = { saving: 0, idle: 0, starting: 0 };

  constructor(settings: Parameters<typeof launchServer>[0]) {
    this.#settings = settings;
  }

  async start(): Promise<LaunchedServer> {
    this.#server = await untilReady(await launchServer(this.#settings));
    this.load.client.origin = this.#server.origin;
    return this.#server;
  }

  get server(): LaunchedServer {
    if (!this.#server) throw new Error('The server was not started');
    return this.#server;
  }

  /** Kills the server until it was killed so often during a save. Kills during a start are extra. */
  async killTimes(times: number): Promise<void> {
    while (this.kills.saving < times) {
      const turn = this.kills.saving + this.kills.idle;
      const moment = turn % 2 === 0 ? 'acknowledged' : 'random';
      const wasSaving = await this.load.untilEnded(() => this.server.kill(), moment);
      this.kills[wasSaving ? 'saving' : 'idle']++;
      if (Math.random() < KILLED_STARTS) await this.#killWhileStarting();
      await this.start();
      await this.load.check();
    }
  }

  /** Stops the server during saves, as a supervisor does, and starts it again. */
  async restartTimes(times: number): Promise<void> {
    for (let turn = 0; turn < times; turn++) {
      await this.load.untilEnded(() => this.server.stop());
      await this.start();
      await this.load.check();
    }
  }

  /** During a start, the server recovers from the previous kill. */
  async #killWhileStarting(): Promise<void> {
    const server = await launchServer(this.#settings);
    await wait(Math.random() * LONGEST_START_MS);
    await server.kill();
    this.kills.starting++;
  }

  /** @throws if the server has ended by itself since the last start */
  async expectAlive(): Promise<void> {
    const state = await Promise.race([this.server.ended, wait(0, 'alive')]);
    if (state !== 'alive') throw new Error(`The server ended by itself:\n${this.server.output()}`);
  }
}
