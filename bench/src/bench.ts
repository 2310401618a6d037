import { cpus } from 'node:os';
import { measureCatalogues } from './catalogues.ts';
import { measureMap } from './map.ts';
import { measurePages } from './pages.ts';
import { measurePlaces } from './places.ts';
import { measurePublicPage } from './public-page.ts';
import { showInReadme } from './readme.ts';
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

const TO_README = '--readme';

/**
 * `npm run bench` measures everything, `npm run bench -- pages` one part, and `npm run bench -- --readme` puts what it measured
 * into the README. It judges nothing: the reader does.
 */
const asked = process.argv.slice(2);
const isForReadme = asked.includes(TO_README);
if (isForReadme && asked.length > 1) throw new Error('The README shows all parts: name none');
const isAsked = (name: string) => isForReadme || asked.length === 0 || asked.includes(name);

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!isAsked(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await measure()));
}
const [cpu] = cpus();
const figures = `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? 'unknown'}\n\n${table(rows)}`;
console.log(`\n${figures}`);
if (isForReadme) showInReadme(figures);
