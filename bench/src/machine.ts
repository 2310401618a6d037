import { median, ms, type Row } from './table.ts';

const RUNS = 9;

/** Makes objects, sorts them, and writes and reads text. @returns processor time in milliseconds */
function fixedWork(): number {
  const before = process.threadCpuUsage();
  for (let round = 0; round < 20; round++) {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      id: (index * 7_919) % 5_000,
      title: `Shoot ${index}`,
      tags: ['rain', 'night', String(index % 17)],
    }));
    const text = JSON.stringify(rows.toSorted((a, b) => a.id - b.id));
    if (JSON.parse(text).length !== rows.length) throw new Error('A row was lost');
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Machines differ by a factor of two and more: with this figure, two runs of the bench can be compared. */
export async function measureMachine(): Promise<Row[]> {
  const times = Array.from({ length: RUNS }, fixedWork);
  return [{ what: 'one core of this machine, fixed work', measured: ms(median(times)) }];
}
