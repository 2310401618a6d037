import { cpus } from 'node:os';
import { measureCatalogues } from './catalogues.ts';
import { measureMap } from './map.ts';
import { measurePages } from './pages.ts';
import { measurePlaces } from './places.ts';
import { measurePublicPage } from './public-page.ts';
import { measureRequests } from './requests.ts';
import { measureStarts } from './starts.ts';
import type { Row } from './table.ts';
import { table } from './table.ts';
import { measureUploads } from './uploads.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  requests: measureRequests,
  starts: measureStarts,
  pages: measurePages,
  uploads: measureUploads,
  catalogues: measureCatalogues,
  public: measurePublicPage,
  map: measureMap,
  places: measurePlaces,
};

/** `npm run bench` measures everything, `npm run bench -- pages` one part. It judges nothing: the reader does. */
const asked = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await measure()));
}
const [cpu] = cpus();
console.log(
  `\nNode ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown'}\n\n${table(rows)}`,
);
