import '../start/quick-start.ts';
// A process that creates a database folder without an image, and prints the most memory that it used.
import { createDatabase } from '../db/engine/create.ts';
import { highestMemory } from './highest-memory.ts';

const [folder = ''] = process.argv.slice(2);
await createDatabase(folder, 'no image');
process.stdout.write(`${highestMemory()} bytes at most\n`);
