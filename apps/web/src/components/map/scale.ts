const EQUATOR_METERS = 40_075_016.7;
const METERS_PER_FOOT = 0.3048;
const METERS_PER_MILE = 1609.344;

export interface Scale {
  readonly label: string;
  readonly widthPx: number;
}

/** The longest round length that fits into `maxPx` at a latitude, in metric or US units. */
export function scaleAt(latitude: number, zoom: number, maxPx: number, isMetric: boolean): Scale {
  const metersPerPx = (EQUATOR_METERS * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
  const [unit, meters] = unitFor(metersPerPx * maxPx, isMetric);
  const length = roundBelow((metersPerPx * maxPx) / meters);
  return { label: `${length} ${unit}`, widthPx: (length * meters) / metersPerPx };
}

function unitFor(meters: number, isMetric: boolean): [unit: string, meters: number] {
  if (isMetric) return meters >= 1000 ? ['km', 1000] : ['m', 1];
  return meters >= METERS_PER_MILE ? ['mi', METERS_PER_MILE] : ['ft', METERS_PER_FOOT];
}

/** Rounds down to 1, 2 or 5 times a power of ten. */
function roundBelow(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const digit = length / power;
  if (digit >= 5) return 5 * power;
  return (digit >= 2 ? 2 : 1) * power;
}
