import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv, readHints } from './env.ts';
import { SettingError } from './setting-error.ts';

const NOBODY = 65_534;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'env-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const read = (source: NodeJS.ProcessEnv = {}) => readEnv({ DATA_DIR: dataDir, ...source });

describe('without settings', () => {
  test('the server is for this machine only, with an embedded database and open sign-up', () => {
    expect(read()).toEqual({
      port: 3000,
      databaseWait: 60_000,
      keepsStatements: true,
      backups: true,
      host: 'localhost',
      dataDir,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      authSecret: expect.stringMatching(/^[0-9a-f]{64}$/),
      signups: 'open',
      trustProxy: false,
      logLevel: 'warn',
      operators: [],
      rateLimits: true,
      listCache: true,
      mailFrom: { name: 'Lensemble', address: 'no-reply@localhost' },
      emailConfirmation: false,
      google: { endpoints: expect.anything() },
      facebook: expect.not.objectContaining({ client: expect.anything() }),
      languages: ['en', 'de', 'es', 'fr', 'ja'],
      maps: {
        tiles: expect.objectContaining({
          url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        }),
        weatherUrl: 'https://api.open-meteo.com',
      },
      quotas: {
        shoots: 5_000,
        items: 5_000,
        catalogTextBytes: 8 * 1_024 * 1_024,
        links: 300,
        references: 200,
        shootTextBytes: 256 * 1_024,
        pictureBytes: 20 * 1_024 ** 3,
        importBytes: 2 * 1_024 ** 3,
        templates: 100,
        teams: 20,
        creates: 120,
      },
    });
  });

  test('the pseudo-language is for a server on this machine only', () => {
    expect(read({ LANGUAGES: 'en, de,en-XA' }).languages).toEqual(['en', 'de', 'en-XA']);
    const open = { LANGUAGES: 'en,en-XA', PUBLIC_URL: 'https://shoots.example.org' };
    expect(() => read(open)).toThrow('LANGUAGES must list en');
  });

  test('a variable that is empty counts as one that is not set', () => {
    const names = [
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'DATABASE_URL',
      'AUTH_SECRET',
      'SIGNUPS',
      'TRUST_PROXY',
    ];
    expect(read(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(read());
  });

  test('the secret is made once, for its owner only', () => {
    const { authSecret } = read();
    expect(read().authSecret).toBe(authSecret);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(authSecret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('the data folder is made for its owner only', () => {
    const env = read({ DATA_DIR: join(dataDir, 'new/folder') });
    expect(statSync(env.dataDir).mode & 0o777).toBe(0o700);
  });
});

describe('settings', () => {
  test('the public address follows the port, and may be set', () => {
    expect(read({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(read({ PUBLIC_URL: 'https://shoots.example.org/' }).publicUrl).toBe(
      'https://shoots.example.org',
    );
  });

  test('proxies may be counted or named', () => {
    expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
    expect(read({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
  });

  test('a bucket names a store of its own for pictures', () => {
    const bucket = { S3_BUCKET: 'lensemble', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const keys = { bucket: 'lensemble', accessKeyId: 'id', secretAccessKey: 'key' };
    expect(read(bucket).s3).toEqual({ ...keys, endpoint: undefined, region: 'us-east-1' });
    const place = { S3_ENDPOINT: 'http://localhost:9000/', S3_REGION: 'garage' };
    expect(read({ ...bucket, ...place }).s3).toEqual({
      ...keys,
      endpoint: 'http://localhost:9000',
      region: 'garage',
    });
    expect(read({ ...bucket, STORAGE: 'local' }).s3).toBeUndefined();
    const below = 'https://abc.storage.supabase.co/storage/v1/s3';
    expect(read({ ...bucket, S3_ENDPOINT: `${below}/` }).s3?.endpoint).toBe(below);
  });

  test('a hosted identity confirms addresses itself', () => {
    const project = { SUPABASE_URL: 'https://abc.supabase.co/', SUPABASE_ANON_KEY: 'anon' };
    const { hosted, emailConfirmation } = read({ ...project, EMAIL_CONFIRMATION: 'on' });
    expect(hosted).toMatchObject({ url: 'https://abc.supabase.co', anonKey: 'anon' });
    expect(emailConfirmation).toBe(false);
  });

  test('a PostgreSQL address names an external database', () => {
    for (const url of [
      'postgres://ada:secret@db.example.org:5432/lensemble',
      'postgresql://db/lensemble?sslmode=require',
      'postgres:///lensemble?host=/var/run/postgresql',
    ]) {
      expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
    }
  });
});

describe('a setting that cannot be used is refused with one sentence', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'shoots.example.org'],
    ['PUBLIC_URL', 'ftp://shoots.example.org'],
    ['PUBLIC_URL', 'https://example.org/shoots'],
    ['DATABASE_URL', 'mysql://localhost/lensemble'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://host:notaport/x'],
    ['AUTH_SECRET', 'too short'],
    ['SIGNUPS', 'sometimes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,everyone'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMITS', 'no'],
    ['LANGUAGES', 'de'],
    ['LANGUAGES', 'en,nl'],
    ['QUOTA_SHOOTS', '0'],
    ['QUOTA_PICTURES_MB', '1.5'],
    ['DATABASE_WAIT', '1m'],
    ['PREPARED_STATEMENTS', 'no'],
    ['LIST_CACHE', 'no'],
    ['STORAGE', 'disk'],
    ['S3_BUCKET', 'Not a bucket'],
    ['S3_ENDPOINT', 's3.example.org'],
    ['S3_REGION', 'eu central'],
    ['MAP_TILES_URL', 'on'],
    ['MAP_TILES_URL', '100%'],
    ['MAP_TILES_URL', 'https://tiles.example.org/{z}/{x}.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example.org/{z}/{x}/{y}.png'],
    ['PHOTON_URL', 'photon.example.org'],
    ['GOOGLE_PLACES_URL', 'places'],
    ['WEATHER_URL', 'no'],
  ])('%s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  });

  test('a store of pictures without a bucket or its keys', () => {
    expect(() => read({ STORAGE: 's3' })).toThrow(/^S3_BUCKET must /);
    expect(() => read({ S3_BUCKET: 'lensemble' })).toThrow(/^S3_ACCESS_KEY_ID must /);
    const halfway = { S3_BUCKET: 'lensemble', S3_ACCESS_KEY_ID: 'id' };
    expect(() => read(halfway)).toThrow(/^S3_SECRET_ACCESS_KEY must /);
  });

  test('a data folder that cannot be made', () => {
    expect(() => read({ DATA_DIR: '/dev/null/data' })).toThrow(
      'The data folder /dev/null/data cannot be written (ENOTDIR): let this user write to it, or set DATA_DIR to another folder.',
    );
  });

  test('a data folder where the system takes none, at once', () => {
    expect(() => read({ DATA_DIR: '/proc/lensemble/data' })).toThrow('cannot be written (ENOENT)');
  });

  test('a data folder of another user', () => {
    chmodSync(dataDir, 0o500);
    const user = process.geteuid?.() ?? 0;
    // Root can write everywhere, so the process temporarily switches to an unprivileged user.
    if (user === 0) process.seteuid?.(NOBODY);
    try {
      expect(() => read()).toThrow('cannot be written (EACCES)');
    } finally {
      process.seteuid?.(user);
      chmodSync(dataDir, 0o700);
    }
  });

  test.each([
    ['is empty', ''],
    ['is too short', 'a'.repeat(31)],
  ])('a secret that %s', (_, content) => {
    const file = join(dataDir, 'secret');
    const { authSecret } = read();
    writeFileSync(file, content);
    expect(() => read()).toThrow(
      new SettingError(
        `The secret in ${file} cannot be used (it is too short): restore it from a backup, or delete it, which signs out all users.`,
      ),
    );
    writeFileSync(file, authSecret);
  });

  test('a secret that is no file', () => {
    const folder = join(dataDir, 'other');
    mkdirSync(join(folder, 'secret'), { recursive: true });
    expect(() => read({ DATA_DIR: folder })).toThrow(/^The secret in .* cannot be used \(EISDIR\)/);
  });
});

describe('settings of other systems', () => {
  test('are named with what to set instead, and without their values', () => {
    const hints = readHints({
      VITE_SUPABASE_URL: 'https://secret.example',
      SMTP_HOST: 'secret.example',
      GOOGLE_OAUTH_CLIENT_ID: 'secret',
    });
    expect(hints).toEqual([
      'VITE_SUPABASE_URL is set, but Lensemble reads SUPABASE_URL: set SUPABASE_URL to the same value.',
      'GOOGLE_OAUTH_CLIENT_ID is set, but Lensemble reads GOOGLE_CLIENT_ID: set GOOGLE_CLIENT_ID to the same value.',
      'SMTP_HOST is set, but Lensemble reads SMTP_URL: set SMTP_URL to smtp://user:password@host:587.',
    ]);
  });

  test('are no matter beside our own, or where they belong to other programs', () => {
    expect(readHints({ SMTP_HOST: 'a', SMTP_URL: 'smtp://a', AWS_ACCESS_KEY_ID: 'b' })).toEqual([]);
  });
});

test('a schema needs a database server', () => {
  expect(() => read({ DATABASE_SCHEMA: 'lensemble' })).toThrow('it needs DATABASE_URL');
  const DATABASE_URL = 'postgres://localhost/a';
  expect(read({ DATABASE_URL, DATABASE_SCHEMA: 'lensemble' }).databaseSchema).toBe('lensemble');
  for (const DATABASE_SCHEMA of ['a"b', 'pg_catalog', 'A'])
    expect(() => read({ DATABASE_URL, DATABASE_SCHEMA })).toThrow('must be a name');
});
