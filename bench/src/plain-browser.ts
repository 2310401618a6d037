import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumLaunch, headlessChromium, systemChromium } from '../../testing/chromium.ts';
import { cookiesOf, type Visitor } from './team.ts';

const LOOK_EVERY_MS = 25;
const LOAD_LIMIT_MS = 60_000;
/** A finger rests at least this long on the screen. Meanwhile, the browser draws the pressed button. */
const TAP_MS = 60;
/** Nothing listens there, so that no request leaves the browser, not even one of a service worker. */
const NO_NETWORK = ['--proxy-server=127.0.0.1:9', '--proxy-bypass-list=<-loopback>'];

interface PlainOptions {
  /** The profile of the user. Without it, the browser has an empty one. */
  readonly folder?: string;
  readonly isOffline?: boolean;
}

interface PlainTab {
  readonly visitor: Visitor;
  /** Tabs with the same context share cookies and caches. The profile's own without it. */
  readonly browserContextId?: string;
  readonly slowdown?: number;
  readonly isPhone?: boolean;
}

/** A page of such a browser. */
export interface PlainPage {
  /** The value of an expression, or of the promise that it gives. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Sends a command of the DevTools protocol. */
  send<Result>(method: string, params?: object): Promise<Result>;
}

type Answer = { readonly id: number; readonly result?: object; readonly error?: object };

/**
 * A browser as users have it. Playwright observes each page: V8 then looks up the place in the source of each error that is made.
 * React makes three while its script starts, and each look-up parses the whole script again.
 */
export class PlainBrowser {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #ownFolder: string | undefined;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #lastId = 0;

  private constructor(process: ChildProcess, socket: WebSocket, ownFolder: string | undefined) {
    [this.#process, this.#socket, this.#ownFolder] = [process, socket, ownFolder];
    socket.addEventListener('message', ({ data }) => {
      const answer: Answer = JSON.parse(data);
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  static async launch({ folder, isOffline = false }: PlainOptions = {}): Promise<PlainBrowser> {
    const ownFolder = folder ? undefined : await mkdtemp(join(tmpdir(), 'lensemble-bench-'));
    const { args, executablePath } = chromiumLaunch(systemChromium() ?? headlessChromium());
    const child = spawn(
      executablePath ?? chromium.executablePath(),
      [
        ...args,
        ...(isOffline ? NO_NETWORK : []),
        '--headless',
        '--no-sandbox',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder ?? ownFolder}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const socket = new WebSocket(await addressIn(child));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new PlainBrowser(child, socket, ownFolder);
  }

  /** @returns the id of a context with an empty cache */
  async newContext(): Promise<string> {
    return (await this.#ask<{ browserContextId: string }>('Target.createBrowserContext'))
      .browserContextId;
  }

  /**
   * Opens a tab and returns the milliseconds from the start of the navigation until `selector` is usable ({@link markUsable}).
   * @param use what a user does then, before the tab is closed
   */
  async timeToUse(
    url: string,
    selector: string,
    tab: PlainTab,
    use: (page: PlainPage) => Promise<void> = async () => {},
  ): Promise<number> {
    const { targetId, page } = await this.#open(tab);
    const source = `(${markUsable})(${JSON.stringify(selector)})`;
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await page.send('Page.navigate', { url });
    const usableAt = await untilTrue<number>(page, 'window.usableAt');
    await use(page);
    await this.#ask('Target.closeTarget', { targetId });
    return usableAt;
  }

  async #open({ visitor, browserContextId, slowdown, isPhone = false }: PlainTab) {
    await this.#ask('Storage.setCookies', { cookies: cookiesOf(visitor), browserContextId });
    const size = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const target = { url: 'about:blank', browserContextId, ...size };
    const { targetId } = await this.#ask<{ targetId: string }>('Target.createTarget', target);
    const attached = await this.#ask<{ sessionId: string }>('Target.attachToTarget', {
      ...{ targetId, flatten: true },
    });
    const page: PlainPage = {
      send: (method, params = {}) => this.#ask(method, params, attached.sessionId),
      evaluate: async <Value>(expression: string) => {
        const { result } = await page.send<{ result: { value: Value } }>('Runtime.evaluate', {
          ...{ expression, awaitPromise: true, returnByValue: true },
        });
        return result.value;
      },
    };
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...{ ...size, deviceScaleFactor: 1, mobile: isPhone },
    });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    if (slowdown) await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { targetId, page };
  }

  async close(): Promise<void> {
    const isOver = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.#ask('Browser.close');
    await isOver;
    if (this.#ownFolder) await rm(this.#ownFolder, { recursive: true, force: true });
  }

  async #ask<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
    return answer.result as Result;
  }
}

/** Waits until an expression has a value that is true, and returns it. */
export async function untilTrue<Value>(page: PlainPage, expression: string): Promise<Value> {
  const isLate = AbortSignal.timeout(LOAD_LIMIT_MS);
  for (;;) {
    const value = await page.evaluate<Value | undefined>(expression);
    if (value) return value;
    isLate.throwIfAborted();
    await wait(LOOK_EVERY_MS);
  }
}

/** Taps the middle of the first element that has this text. */
export async function tapButton(page: PlainPage, text: string): Promise<void> {
  const middle = await page.evaluate<{ x: number; y: number }>(`(() => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === ${JSON.stringify(text)});
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  await wait(TAP_MS);
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The address at which the browser takes commands. */
async function addressIn({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser has no output');
  for await (const line of createInterface(stderr)) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (!address) continue;
    // Otherwise it fills, and the browser stops.
    stderr.resume();
    return address;
  }
  throw new Error('The browser did not start');
}

/**
 * Runs in the page: sets `usableAt` once `selector` is in the page and painted, and the main thread is free to handle a click.
 */
function markUsable(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.usableAt = performance.now();
      };
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
