import { startTeamExport } from '@lensemble/contract/team-exports';
import { getTeamImport, IMPORT_PATH, type TeamImport } from '@lensemble/contract/team-imports';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

export type Files = Record<string, Uint8Array>;

/** Exporting or importing a team takes seconds, and many times as long on a busy machine. */
const PATIENT = { timeout: 150_000, interval: 100 };

export const activeTeamOf = async (client: Client) =>
  ((await client.get('/api/user/team-member')).body as { teamId: string }).teamId;

/** The files of the archive of the active team. */
export async function exportOf({ app }: Pick<TestApp, 'app'>, client: Client): Promise<Files> {
  const teamId = await activeTeamOf(client);
  await client.call(startTeamExport, { params: { teamId } });
  return vi.waitFor(async () => {
    const url = `/api/team/${teamId}/export/file`;
    const answer = await app.inject({ url, headers: { cookie: client.cookie ?? '' } });
    expect(answer.statusCode).toBe(200);
    return unzipSync(answer.rawPayload);
  }, PATIENT);
}

export const zipOf = (files: Files) => Buffer.from(zipSync(files, { level: 1 }));
export const zipHeaders = { 'content-type': 'application/zip' };

/** The last import of a person, once it has ended. */
export const ended = (client: Client): Promise<TeamImport> =>
  vi.waitFor(async () => {
    const last = (await client.call(getTeamImport, {})).body.import;
    expect(['done', 'failed']).toContain(last?.state);
    return last as TeamImport;
  }, PATIENT);

export async function importing(client: Client, payload: Buffer): Promise<TeamImport> {
  const answer = await client.request('POST', IMPORT_PATH, { payload, headers: zipHeaders });
  expect(answer.status).toBe(202);
  return ended(client);
}

export const linesOf = (files: Files, kind: string) =>
  strFromU8(files[`records/${kind}.jsonl`] ?? new Uint8Array())
    .split('\n')
    .slice(0, -1);
