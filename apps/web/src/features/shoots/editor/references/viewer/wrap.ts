export function wrap(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}
