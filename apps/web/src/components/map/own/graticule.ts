const steps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];
const WIDEST_PX = 320;

/** The step whose lines are about 150 to 300 pixels apart at the equator. */
export function stepAt(zoom: number): number {
  const pixelsPerDegree = (256 * 2 ** zoom) / 360;
  return steps.find((step) => step * pixelsPerDegree <= WIDEST_PX) ?? 0.0005;
}

export function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}
