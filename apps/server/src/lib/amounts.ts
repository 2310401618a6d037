const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;
const GIGABYTE = 1_024 * MEGABYTE;

/** `5,000`, `19.5` */
export const shown = (count: number) => count.toLocaleString('en', { maximumFractionDigits: 1 });

/** `1 shoot`, `5,000 shoots` */
export const amount = (count: number, one: string, many = `${one}s`) =>
  `${shown(count)} ${count === 1 ? one : many}`;

/** `256 KB`, `8 MB`, `20 GB` */
export function shownBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${shown(bytes / KILOBYTE)} KB`;
  return bytes < GIGABYTE ? `${shown(bytes / MEGABYTE)} MB` : `${shown(bytes / GIGABYTE)} GB`;
}
