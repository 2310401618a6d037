// Writes pictures of nearly 40 megapixels and few bytes into a folder. Runs as a separate process because of its memory
// use.
import { join } from 'node:path';
import sharp from 'sharp';

const [, , folder = ''] = process.argv;
const canvas = () =>
  sharp({ create: { width: 7300, height: 5470, channels: 4, background: '#3366cccc' } });

await canvas().avif({ effort: 0 }).toFile(join(folder, 'bomb.avif'));
await canvas().gif({ effort: 1 }).toFile(join(folder, 'bomb.gif'));
await canvas()
  .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
  .toFile(join(folder, 'progressive.jpg'));
await canvas()
  .toColourspace('rgb16')
  .png({ progressive: true, compressionLevel: 1 })
  .toFile(join(folder, 'interlaced.png'));
