import { open } from 'node:fs/promises';

/** Enough for the brands of an AVIF file. */
const HEAD_BYTES = 64;

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer) =>
    bytes.every((byte, index) => head[index] === byte);
const ascii = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);

const formats = {
  jpeg: startsWith(0xff, 0xd8, 0xff),
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: (head: Buffer) => /^GIF8[79]a$/.test(ascii(head, 0, 6)),
  webp: (head: Buffer) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  avif: isAvif,
} as const;

export type PictureFormat = keyof typeof formats;

/** HEIC uses the same container. Only the brands in the first box differ. */
function isAvif(head: Buffer): boolean {
  if (ascii(head, 4, 8) !== 'ftyp') return false;
  const brands = ascii(head, 8, Math.min(head.readUInt32BE(0), head.length));
  return /^(.{4})*avi[fs]/.test(brands);
}

/** The format of a picture by its content, not its name; undefined if it is not an allowed one. */
export async function pictureFormat(path: string): Promise<PictureFormat | undefined> {
  const head = await headOf(path);
  const names = Object.keys(formats) as PictureFormat[];
  return names.find((name) => formats[name](head));
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
