/** What the bytes of a picture reveal without decoding. `pixels` is missing for formats without a simple header. */
export interface PictureBytes {
  readonly pixels?: number;
  /** False if the file ends before the picture does. */
  readonly isWhole: boolean;
}

const latin = new TextDecoder('latin1');
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  latin.decode(bytes.subarray(at, at + length));

/** Reads a picture's header; undefined for unsupported formats. */
export function readPictureBytes(bytes: Uint8Array): PictureBytes | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30) return undefined;
  if (view.getUint16(0) === 0xffd8) return readJpeg(view);
  if (textAt(bytes, 1, 3) === 'PNG') return readPng(bytes, view);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP')
    return readWebp(bytes, view);
  if (textAt(bytes, 0, 4) === 'GIF8') {
    return { pixels: view.getUint16(6, true) * view.getUint16(8, true), isWhole: true };
  }
  return /^ftyp(avif|avis|mif1)/.test(textAt(bytes, 4, 8)) ? { isWhole: true } : undefined;
}

function readPng(bytes: Uint8Array, view: DataView): PictureBytes {
  const end = textAt(bytes, Math.max(0, bytes.length - 65_536), 65_536);
  return { pixels: view.getUint32(16) * view.getUint32(20), isWhole: end.includes('IEND') };
}

function readWebp(bytes: Uint8Array, view: DataView): PictureBytes {
  const isWhole = view.getUint32(4, true) + 8 <= bytes.length;
  if (textAt(bytes, 12, 4) !== 'VP8X') return { isWhole };
  // Each size has three bytes. The second is read from one byte early and shifted.
  const width = 1 + (view.getUint32(24, true) & 0xff_ff_ff);
  const height = 1 + (view.getUint32(26, true) >>> 8);
  return { pixels: width * height, isWhole };
}

const END = 0xd9;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Fill bytes, escaped 0xFF bytes within a scan, and restart markers: none has a length. */
const isEmpty = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd8);

/** The next marker from an offset on, and its offset; undefined at the end. */
function nextMarker(view: DataView, from: number): { marker: number; at: number } | undefined {
  for (let at = from; at + 2 <= view.byteLength; at++) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) === 0xff && marker !== 0xff && !isEmpty(marker)) return { marker, at };
  }
  return undefined;
}

/** Walks the segments and the scans, in which 0xFF precedes only a marker. */
function readJpeg(view: DataView): PictureBytes {
  let size = {};
  let from = 2;
  for (;;) {
    const next = nextMarker(view, from);
    if (next?.marker === END) return { ...size, isWhole: true };
    if (!next || next.at + 9 > view.byteLength) return { ...size, isWhole: false };
    const { marker, at } = next;
    if (isFrame(marker)) size = { pixels: view.getUint16(at + 5) * view.getUint16(at + 7) };
    from = at + 2 + view.getUint16(at + 2);
  }
}
