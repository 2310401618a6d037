import assert from 'node:assert/strict';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort } from '../../testing/free-port.ts';
import type { BareSystem, RunningProgram } from './bare-system.ts';
import { Person } from './person.ts';

/** A picture of one pixel. */
const PICTURE = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** The server and the commands of an installation in a bare system. */
class Installation {
  readonly #system: BareSystem;
  readonly #env: Readonly<Record<string, string>>;
  #server: RunningProgram | undefined;

  constructor(system: BareSystem, port: number, dataDir: string) {
    this.#system = system;
    const origin = `http://127.0.0.1:${port}`;
    const quiet = { MAP_TILES_URL: 'off', WEATHER_URL: 'off' };
    const place = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: origin };
    this.#env = { ...quiet, ...place, DATA_DIR: dataDir };
  }

  get origin(): string {
    return String(this.#env.PUBLIC_URL);
  }

  /** Runs a command to its end. @returns its output. @throws Error if it fails */
  async run(...command: readonly string[]): Promise<string> {
    const child = this.#system.run(this.#env, ...command);
    const [said, failure, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${said}${failure}`);
    return said;
  }

  async start(): Promise<void> {
    const server = this.#system.run(this.#env, 'start');
    this.#server = server;
    let output = '';
    const ready = new Promise<void>((resolve) => {
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding('utf8').on('data', (said: string) => {
          output += said;
          if (output.includes('is ready')) resolve();
        });
    });
    const ended = once(server, 'close').then(() => {
      throw new Error(`The server ended: ${output}`);
    });
    ended.catch(() => {});
    await Promise.race([ready, ended]);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'close');
  }
}

type Step = readonly [title: string, run: () => Promise<void>];

/** What an operator and a person do with a new installation. Each step needs those before it. */
export async function stepsIn(
  system: BareSystem,
  version: string,
): Promise<{ steps: readonly Step[]; stop: () => Promise<void> }> {
  const first = new Installation(system, await freePort(), '/data');
  const second = new Installation(system, await freePort(), '/restored');
  const mira = new Person(first.origin);
  const restored = new Person(second.origin);
  let picture = '';
  const steps: Step[] = [
    [
      'it says its version',
      async () => assert.equal((await first.run('--version')).trim(), version),
    ],
    ['it starts', () => first.start()],
    ['its health is good', async () => void (await first.run('health'))],
    ['a person signs up', () => mira.signUp()],
    [
      'a picture is stored',
      async () => {
        picture = await mira.upload(PICTURE);
        assert.match(await mira.start(picture, 12), /^RIFF.{4}WEBP$/s);
      },
    ],
    [
      'a call sheet is a PDF',
      async () => assert.equal(await mira.start(await mira.planShoot(), 5), '%PDF-'),
    ],
    [
      'the pages and the service worker are there',
      async () => {
        assert.match(await mira.start('/', 15), /^<!doctype html>/i);
        assert.match(await mira.start('/service-worker.js', 10_000), /addEventListener/);
      },
    ],
    [
      'a place is found',
      async () =>
        assert.match(
          await mira.start('/api/places/autocomplete?q=Heidelberg', 4_000),
          /Heidelberg/,
        ),
    ],
    ['the doctor answers', async () => assert.match(await first.run('doctor').catch(String), /./)],
    [
      'the server is backed up while it runs',
      async () => assert.match(await first.run('backup', '/backup.zip'), /1|2|3 picture files/),
    ],
    ['it stops', () => first.stop()],
    [
      'the backup is restored',
      async () => void (await second.run('restore', '/backup.zip').then(() => second.start())),
    ],
    [
      'the person and the picture are there',
      async () => {
        await restored.signIn();
        assert.match(await restored.start(picture, 12), /^RIFF.{4}WEBP$/s);
      },
    ],
  ];
  const stop = async () => {
    await first.stop();
    await second.stop();
  };
  return { steps, stop };
}
