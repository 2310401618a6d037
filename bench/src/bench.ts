import { cpus } from 'node:os';
import { measureAvailability } from './availability.ts';
import { measureCallSheets } from './call-sheets.ts';
import { measureCatalogues } from './catalogues.ts';
import { isShort } from './effort.ts';
import { measureHostile } from './hostile.ts';
import { measureHour } from './hour.ts';
import { measureInteraction } from './interaction.ts';
import { measureLive } from './live.ts';
import { measureMachine } from './machine.ts';
import { measureMap } from './map.ts';
import { measureOnSet } from './on-set.ts';
import { measurePages } from './pages.ts';
import { savedRows, saveFigures } from './performance-doc.ts';
import { measurePlaces } from './places.ts';
import { measurePublicPage } from './public-page.ts';
import { measureRequests } from './requests.ts';
import { measureScaling } from './scaling.ts';
import { measureSlowNetwork } from './slow-network.ts';
import { measureStarts } from './starts.ts';
import { merged, type Row, type TableRow, table, withLast } from './table.ts';
import { measureUploads } from './uploads.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  machine: measureMachine,
  requests: measureRequests,
  starts: measureStarts,
  pages: measurePages,
  slow: measureSlowNetwork,
  interaction: measureInteraction,
  'on-set': measureOnSet,
  uploads: measureUploads,
  'call-sheets': measureCallSheets,
  catalogues: measureCatalogues,
  availability: measureAvailability,
  live: measureLive,
  public: measurePublicPage,
  map: measureMap,
  hostile: measureHostile,
  scaling: measureScaling,
  places: measurePlaces,
  hour: measureHour,
};

const SAVE = '--save';
/** The part that runs only when it is named. */
const LONG = 'hour';
/** The parts of a short run. */
const SHORT = ['machine', 'requests', 'starts', 'pages', 'availability'];

/**
 * `npm run bench` measures everything but `hour`, which takes an hour. `npm run bench -- pages` measures one part.
 * `npm run bench -- --short` takes under two minutes.
 * `npm run bench -- --save` measures everything and writes the figures into `docs/performance.md`; with the name of a part, it
 * replaces only the rows of that part. No figure makes the run fail: the reader judges. A part that fails does not keep the others
 * from being printed and saved.
 */
const words = process.argv.slice(2);
const isSaved = words.includes(SAVE);
const named = words.filter((word) => !word.startsWith('--'));
const asked = named.length === 0 && isShort ? SHORT : named;
const isAsked = (name: string) => asked.includes(name) || (asked.length === 0 && name !== LONG);

const before = savedRows();
const [cpu] = cpus();
const machine = `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown'}`;
const measured: Row[] = [];
const failed: string[] = [];
const save = (rows: readonly TableRow[]) => {
  if (isSaved) saveFigures(`${machine}\n\n${table(rows)}`);
};

for (const [name, measure] of Object.entries(parts)) {
  if (!isAsked(name)) continue;
  console.error(`measuring ${name} …`);
  try {
    measured.push(...(await measure()));
    // After each part, because a whole run takes half an hour, and may not come to its end.
    save(merged(before, withLast(measured, before)));
  } catch (error) {
    console.error(error);
    failed.push(name);
  }
}
const rows = withLast(measured, before);
console.log(`\n${machine}\n\n${table(rows)}`);
// Drops the rows that are no longer measured.
if (asked.length === 0 && failed.length === 0) save(rows);
if (failed.length > 0) {
  console.error(`Could not measure: ${failed.join(', ')}`);
  process.exitCode = 1;
}
