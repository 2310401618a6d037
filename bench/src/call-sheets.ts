import { readFile } from 'node:fs/promises';
import { costumes } from '@lensemble/contract/costumes';
import { exportDoc } from '@lensemble/contract/documents';
import { endpointPath } from '@lensemble/contract/endpoint';
import { updateShootResources } from '@lensemble/contract/shoot-resources';
import { startServer } from '../../testing/real-server.ts';
import { fillShoot, keepPhotos, send, sewCostumes } from './catalogue-team.ts';
import { quietEnv } from './quiet-env.ts';
import { mb, median, ms, type Row } from './table.ts';
import { newVisitor, type Visitor } from './team.ts';

const RUNS = 20;
const LONG_COSTUMES = 200;
const LONG_TODOS = 10;
const TODO_LETTERS = 120;

async function sheetAddress(visitor: Visitor, id: string): Promise<string> {
  const path = endpointPath(exportDoc.path, { id });
  const { docUrl } = await send<{ docUrl: string }>(visitor, exportDoc.method, path, {});
  return visitor.origin + docUrl;
}

async function timeSheet({ cookie }: Visitor, url: string): Promise<number> {
  const since = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The call sheet failed: ${response.status}`);
  return performance.now() - since;
}

/** The highest memory so far of the process that renders, which is the only child of the server. */
async function peakOfRenderer(server: number): Promise<number> {
  const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8');
  const status = await readFile(`/proc/${Number.parseInt(children, 10)}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** As much text as a shoot can have. Words without spaces, which the layout has to cut, are the slowest text. */
async function longShoot(visitor: Visitor): Promise<string> {
  const costumeIds: string[] = [];
  for (let number = 0; number < LONG_COSTUMES; number += 1) {
    const { id } = await send<{ id: string }>(visitor, 'POST', costumes.create.path, {
      characterName: `Lantern keeper ${number}`,
      todos: Array.from({ length: LONG_TODOS }, () => 'x'.repeat(TODO_LETTERS)),
    });
    costumeIds.push(id);
  }
  const id = await fillShoot(visitor, [], 0);
  await send(visitor, 'PATCH', endpointPath(updateShootResources.path, { id }), { costumeIds });
  return id;
}

export async function measureCallSheets(): Promise<Row[]> {
  const server = await startServer({ env: quietEnv });
  try {
    const visitor = await newVisitor(server.origin);
    const sewn = await sewCostumes(visitor, 6, await keepPhotos(visitor));
    const url = await sheetAddress(visitor, await fillShoot(visitor, sewn, 12));
    const first = await timeSheet(visitor, url);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await timeSheet(visitor, url));
    const usual = await peakOfRenderer(server.pid);
    const long = await timeSheet(visitor, await sheetAddress(visitor, await longShoot(visitor)));
    const peak = await peakOfRenderer(server.pid);
    return [
      { what: 'first call sheet, 12 pictures', measured: ms(first) },
      { what: 'further call sheets', measured: ms(median(times)) },
      { what: 'peak memory of their process', measured: mb(usual) },
      { what: 'call sheet of 240,000 letters', measured: ms(long) },
      { what: 'peak memory of its process', measured: mb(peak), target: '700 MB' },
    ];
  } finally {
    await server.stop();
  }
}
