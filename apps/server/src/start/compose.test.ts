import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv, settingNames } from './env.ts';

interface Service {
  readonly image: string;
  readonly ports?: string[];
  readonly volumes?: string[];
  readonly environment?: Record<string, string>;
  readonly depends_on?: Record<string, unknown>;
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly volumes: Record<string, unknown>;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What an operator sets. */
const given: Record<string, string> = {
  DOMAIN: 'shoots.example.org',
  AUTH_SECRET: 'a'.repeat(64),
  POSTGRES_PASSWORD: 'b'.repeat(48),
  S3_ACCESS_KEY_ID: 'GK0123456789abcdef01234567',
  S3_SECRET_ACCESS_KEY: 'c'.repeat(64),
  GARAGE_RPC_SECRET: 'd'.repeat(64),
};
const asked = new Set<string>();

/** Does what Compose does with `${NAME}`, `${NAME:-default}` and `${NAME:?sentence}`. */
const filled = (text: string) =>
  text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind?: string, rest = '') => {
      if (kind !== '-') asked.add(name);
      return given[name] ?? (kind === '-' ? rest : '');
    },
  );

const compose = parse(filled(read('compose.yaml')), { merge: true }) as Compose;
const { services } = compose;
const servers = Object.entries(services).filter(([, { image }]) => image === 'lensemble');

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'compose-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('both servers get settings that exist and that the server accepts', () => {
  expect(servers).toHaveLength(2);
  for (const [, { environment = {} }] of servers) {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
    const env = readEnv({ ...environment, HOST: '0.0.0.0', DATA_DIR: dataDir });
    expect(env).toMatchObject({
      publicUrl: 'https://shoots.example.org',
      trustProxy: 1,
      s3: { bucket: 'lensemble', endpoint: 'http://pictures:3900', region: 'garage' },
    });
    expect(new URL(String(env.databaseUrl))).toMatchObject({ hostname: 'database', port: '5432' });
  }
});

test('the servers agree on what they share, and cannot write beside their data', () => {
  const [[, first] = [], [, second] = []] = servers;
  expect(first?.environment).toEqual(second?.environment);
  expect(first?.volumes).not.toEqual(second?.volumes);
  for (const [, service] of servers)
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});
/** A port that is published, as `80:80` or `443:443/udp`: its number in the container. */
const innerPort = (port: string) => Number(/:(\d+)(\/udp)?$/.exec(port)?.[1]);

test('only the proxy has ports for others, and it passes requests to both servers', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['proxy']);
  expect(services.proxy?.ports?.map(innerPort)).toEqual([80, 443, 443]);
  const [, upstreams = ''] = /reverse_proxy ([^{]+) \{/.exec(read('deploy/Caddyfile')) ?? [];
  expect(upstreams.split(' ')).toEqual(servers.map(([name]) => `${name}:3000`));
});

test('the proxy sends pages and calendar feeds to https, and refuses the API without it', () => {
  const [, insecure = ''] =
    /http:\/\/\{\$DOMAIN\} \{\n(.*)\n\}/s.exec(read('deploy/Caddyfile')) ?? [];
  const blocks = [...insecure.matchAll(/handle( \S+)? \{\s+(.*)\s+\}/g)];
  expect(blocks.map(([, path = '', act]) => `${path.trim()}: ${act}`)).toEqual([
    '/api/feeds/*: redir https://{host}{uri} permanent',
    '/api/*: respond "Use https" 403',
    ': redir https://{host}{uri} permanent',
  ]);
});

test('every volume and every file that a service uses exists', () => {
  const used = Object.values(services).flatMap(({ volumes: all = [] }) => all);
  const sources = used.map((volume) => volume.split(':')[0] ?? '');
  const files = sources.filter((source) => source.startsWith('./'));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const names = sources.filter((source) => !files.includes(source));
  expect(names.sort()).toEqual(Object.keys(compose.volumes).sort());
});

test('services wait for services that exist', () => {
  const awaited = Object.values(services).flatMap((each) => Object.keys(each.depends_on ?? {}));
  expect(Object.keys(services)).toEqual(expect.arrayContaining(awaited));
});

test('the documentation says what to set, and nothing else has to be set', () => {
  expect([...asked].sort()).toEqual(Object.keys(given).sort());
  const [, example = ''] = /cat > \.env <<END\n(.*?)\nEND/s.exec(read('docs/container.md')) ?? [];
  const named = example.split('\n').map((line) => line.split('=')[0]);
  expect(named.sort()).toEqual(Object.keys(given).sort());
});

test('the bucket and its keys are those that the store creates', () => {
  const server = servers[0]?.[1].environment ?? {};
  const store = services.pictures?.environment;
  expect(store).toMatchObject({
    GARAGE_DEFAULT_BUCKET: server.S3_BUCKET,
    GARAGE_DEFAULT_ACCESS_KEY: server.S3_ACCESS_KEY_ID,
    GARAGE_DEFAULT_SECRET_KEY: server.S3_SECRET_ACCESS_KEY,
  });
  expect(read('deploy/garage.toml')).toContain(`s3_region = "${server.S3_REGION}"`);
});

test('images name no host, and the container runs without rights', () => {
  const bases = [...read('Dockerfile').matchAll(/^(?:ARG \w+=|FROM )(\S+)/gm)].map(
    ([, name]) => name,
  );
  const images = [...Object.values(services).map(({ image }) => image), ...bases];
  for (const image of images) expect(image).not.toMatch(/^[^/]*[.:][^/]*\//);
  const last = read('Dockerfile')
    .split(/^FROM /m)
    .at(-1);
  expect(last).toMatch(/^USER 1000:1000$/m);
  expect(last).toMatch(/^HEALTHCHECK .* CMD \["lensemble", "health"\]$/m);
});
