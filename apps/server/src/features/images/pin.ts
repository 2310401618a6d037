const WIDTH = 30;
const HEIGHT = 40;
const RADIUS = 14;
/** From the middle of the round part to the tip. */
const REACH = HEIGHT - RADIUS - 1;
const BORDER = 2;
const DOT_RADIUS = 5;
/** Samples per pixel and direction, for smooth edges. */
const SAMPLES = 4;

const FILL = [0x9a, 0x2b, 0xd8] as const;
const WHITE = [0xff, 0xff, 0xff] as const;

/** A pin in the product's color with its tip at the middle of the lower edge, as RGBA. The image decoder refuses SVG. */
export function drawPin(scale: number) {
  const width = WIDTH * scale;
  const height = HEIGHT * scale;
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(pixelAt(x, y, scale), (y * width + x) * 4);
  return { pixels, width, height };
}

function pixelAt(x: number, y: number, scale: number): number[] {
  const samples = Array.from({ length: SAMPLES ** 2 }, (_, index) => {
    const across = (x + ((index % SAMPLES) + 0.5) / SAMPLES) / scale - WIDTH / 2;
    const down = (y + (Math.floor(index / SAMPLES) + 0.5) / SAMPLES) / scale - RADIUS - 1;
    return colorAt(across, down);
  }).filter((color) => color !== undefined);
  const mean = (channel: 0 | 1 | 2) =>
    samples.reduce((sum, color) => sum + color[channel], 0) / (samples.length || 1);
  return [mean(0), mean(1), mean(2), (255 * samples.length) / SAMPLES ** 2];
}

/** Counted from the middle of the round part. */
function colorAt(across: number, down: number) {
  if (Math.hypot(across, down) <= DOT_RADIUS) return WHITE;
  if (isInDrop(across, down, RADIUS - BORDER, REACH - 2 * BORDER)) return FILL;
  return isInDrop(across, down, RADIUS, REACH) ? WHITE : undefined;
}

/** A circle with the tangents that meet in the tip. */
function isInDrop(across: number, down: number, radius: number, reach: number): boolean {
  if (Math.hypot(across, down) <= radius) return true;
  const touch = radius ** 2 / reach;
  if (down < touch || down > reach) return false;
  const half = (radius * Math.sqrt(1 - (radius / reach) ** 2) * (reach - down)) / (reach - touch);
  return Math.abs(across) <= half;
}
