import { request as ask, createServer, type IncomingMessage } from 'node:http';
import { freePort } from '../../testing/free-port.ts';

/** What the servers have: all files of the old build, a new script of the service worker alone, or all of the new build. */
type Stage = 'old' | 'half' | 'new';

interface Deployment {
  readonly origin: string;
  readonly go: (stage: Stage) => void;
  readonly stop: () => Promise<void>;
}

const SERVICE_WORKER = '/service-worker.js';
/** The scripts and styles of *On set* that a build names after their content. */
const NAMES = /\/assets\/(on-set-[\w-]+?)\.js/g;
const NEW_NAME = /^(\/assets\/on-set-[\w-]+?)-next\.js$/;
const OLD_NAME = /^\/assets\/on-set-[\w-]+\.js$/;
const BUILD = /(build"?:\s*["'`])[0-9a-f]{16}/g;

/** Stands before a server as a deployment of another build would: files have other names, and documents say so. */
export async function startDeployment(behind: string): Promise<Deployment> {
  let stage: Stage = 'old';
  const isNew = (path: string) => stage === 'new' || (stage === 'half' && path === SERVICE_WORKER);
  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', behind).pathname;
    const original = NEW_NAME.exec(path)?.[1];
    // A server has the files of one build only.
    if (stage === 'new' ? !original && OLD_NAME.test(path) : original)
      return outgoing.writeHead(404).end();
    const asked = ask(
      new URL(original ? `${original}.js` : (incoming.url ?? '/'), behind),
      {
        method: incoming.method,
        headers: { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' },
      },
      (answer) => void pass(answer),
    );
    const pass = async (answer: IncomingMessage) => {
      const body = Buffer.concat(await answer.toArray());
      const { 'content-length': _, ...headers } = answer.headers;
      const isText = /html|javascript/.test(headers['content-type'] ?? '');
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      outgoing.end(isText && isNew(path) ? nextBuild(body.toString()) : body);
    };
    asked.on('error', () => outgoing.writeHead(502).end());
    return incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    go: (next) => {
      stage = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const nextBuild = (text: string) =>
  text
    .replace(NAMES, '/assets/$1-next.js')
    .replace(BUILD, '$1fedcba9876543210')
    .replace('<head>', '<head><meta name="build" content="next">');
