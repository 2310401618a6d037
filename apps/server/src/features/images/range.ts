import type { ByteRange } from '../../ports/storage/port.ts';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of `size` bytes that a `Range` header requests (RFC 9110, 14.2).
 * @returns undefined for the whole file, which is also the answer to several ranges or an invalid header; `'none'` if
 * the range is empty
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'none' | undefined {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(size - Number(last), 0) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (!isSuffix && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'none' : { start, end };
}
