import type { Readable } from 'node:stream';
import { IMAGE_NAME_MAX } from '@lensemble/contract/constants';
import { imageVariant } from '@lensemble/contract/image-variant';
import { type ImageKind, imageKinds } from '@lensemble/contract/images';
import { errorCode } from '../../lib/error-code.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';

const imageTypes = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

/** A picture in the store. Its content never changes. */
export interface ImageName {
  readonly kind: ImageKind;
  /** Letters, digits, dots, hyphens and underscores, with an extension of `imageTypes`. */
  readonly name: string;
}

/** A range of bytes, counted from 0; both ends are inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** `read` opens the picture; the stream must be read to its end or destroyed. */
export interface StoredImage {
  readonly size: number;
  read(range?: ByteRange): Readable;
}

/** A store for pictures. Its callers decide who may read them. */
export interface ImageStorage {
  /** What people call the store in a message, such as `the bucket "shoots"`. */
  readonly place: string;
  /** @throws UnavailableError if the store cannot be used; its message says which setting to check */
  check(): Promise<void>;
  /** Stores a picture atomically. @throws ImageExistsError if the name is taken; pictures are never overwritten */
  put(image: ImageName, content: Buffer): Promise<void>;
  find(image: ImageName): Promise<StoredImage | undefined>;
  /** Whether there is no picture at all. */
  isEmpty(): Promise<boolean>;
  /** Deletes a picture permanently. Idempotent. */
  delete(image: ImageName): Promise<void>;
  /** Removes partial files that a crash before that time left behind. */
  removeDrafts(before: Date): Promise<void>;
}

const SYSTEM_ERROR = /^E[A-Z0-9]+$/;

/** Whether a call failed because the store cannot be used: it is unreachable, refuses the server, or is broken. */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof UnavailableError || SYSTEM_ERROR.test(errorCode(error) ?? '');

export class ImageExistsError extends Error {
  override name = 'ImageExistsError';
}

const ROOT = '/storage/shoot-images/public';
const NAME = new RegExp(`^[A-Za-z0-9_-][A-Za-z0-9._-]{0,${IMAGE_NAME_MAX - 1}}$`);

/** Returns the picture that two URL segments name; undefined for invalid segments. */
export function imageName(kind: string, name: string): ImageName | undefined {
  const known = imageKinds.find((each) => each === kind);
  return known && NAME.test(name) && imageType(name) ? { kind: known, name } : undefined;
}

export const imageUrl = ({ kind, name }: ImageName) => `${ROOT}/${kind}/${name}`;

export function imageAt(url: string): ImageName | undefined {
  const [kind = '', name = '', ...rest] = url.slice(ROOT.length + 1).split('/');
  return url.startsWith(`${ROOT}/`) && rest.length === 0 ? imageName(kind, name) : undefined;
}

/** The files of a picture: itself and its smaller copies. */
export function filesOf(url: string): ImageName[] {
  const urls = [url, imageVariant(url, 'medium'), imageVariant(url, 'small')];
  return [...new Set(urls)].flatMap((each) => imageAt(each) ?? []);
}

export function imageType(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(imageTypes, ending)
    ? imageTypes[ending as keyof typeof imageTypes]
    : undefined;
}
