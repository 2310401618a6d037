import type { Readable } from 'node:stream';
import { IMAGE_NAME_MAX } from '@lensemble/contract/constants';
import { imageVariant } from '@lensemble/contract/image-variant';
import type { ImageKind } from '@lensemble/contract/images';
import { imageKinds } from '@lensemble/contract/images';

/** The pictures that are kept, by the ending of their name. */
const imageTypes = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

/** A picture in the store: immutable under its name. */
export interface ImageName {
  readonly kind: ImageKind;
  /** Letters, digits, dots, hyphens and underscores, with one of the endings of `imageTypes`. */
  readonly name: string;
}

/** Bytes `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A picture that was found. `read` opens it; what it returns must be read to its end or destroyed. */
export interface StoredImage {
  readonly size: number;
  read(range?: ByteRange): Readable;
}

/** Where pictures are kept. Everybody who knows a name may read it. */
export interface ImageStorage {
  /** Keeps a picture, whole or not at all. @throws ImageExistsError under a name that is taken: nothing is overwritten */
  put(image: ImageName, content: Buffer): Promise<void>;
  /** Undefined where there is no such picture. */
  find(image: ImageName): Promise<StoredImage | undefined>;
  /** Takes a picture away for good. Nothing happens where there is none. */
  delete(image: ImageName): Promise<void>;
  /** Takes away what a crash before that time left of pictures that were being kept, if that leaves anything. */
  removeDrafts(before: Date): Promise<void>;
}

export class ImageExistsError extends Error {
  override name = 'ImageExistsError';
}

const ROOT = '/storage/shoot-images/public';
const NAME = new RegExp(`^[A-Za-z0-9_-][A-Za-z0-9._-]{0,${IMAGE_NAME_MAX - 1}}$`);

/** The picture that two parts of an address name, if they can name one at all. */
export function imageName(kind: string, name: string): ImageName | undefined {
  const known = imageKinds.find((each) => each === kind);
  return known && NAME.test(name) && imageType(name) ? { kind: known, name } : undefined;
}

/** Under what address browsers find a picture, whichever store has it. */
export const imageUrl = ({ kind, name }: ImageName) => `${ROOT}/${kind}/${name}`;

/** The picture at one of our own addresses. */
export function imageAt(url: string): ImageName | undefined {
  const [kind = '', name = '', ...rest] = url.slice(ROOT.length + 1).split('/');
  return url.startsWith(`${ROOT}/`) && rest.length === 0 ? imageName(kind, name) : undefined;
}

/** All files of the picture at an address: itself, then its smaller copies. */
export function filesOf(url: string): ImageName[] {
  const urls = [url, imageVariant(url, 'medium'), imageVariant(url, 'small')];
  return [...new Set(urls)].flatMap((each) => imageAt(each) ?? []);
}

/** The media type that a name's ending stands for. */
export function imageType(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(imageTypes, ending)
    ? imageTypes[ending as keyof typeof imageTypes]
    : undefined;
}
