import { randomUUID } from 'node:crypto';
import type { ImageKind } from '@lensemble/contract/images';
import sharp from 'sharp';
import type { Orm } from '../db/orm.ts';
import { images } from '../db/schema/images.ts';

interface ImageOverrides {
  readonly kind?: ImageKind;
  readonly url?: string;
  /** A blurred data URL. Undefined: as for pictures from before placeholders existed. */
  readonly placeholder?: string;
}

/** A database row of a team's picture, without a file. @returns its address */
export async function buildImage(
  orm: Orm,
  team: { readonly id: string },
  { kind = 'costumes', url = addressOf(kind), placeholder }: ImageOverrides = {},
): Promise<string> {
  const values = { url, teamId: team.id, width: 800, height: 600 };
  await orm.insert(images).values({ ...values, ...(placeholder && { placeholder }) });
  return url;
}

const addressOf = (kind: ImageKind) =>
  `/storage/shoot-images/public/${kind}/${Date.now()}-${randomUUID()}-crown.webp`;

interface PictureLook {
  readonly format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
  readonly width?: number;
  readonly height?: number;
  /** The EXIF orientation: 6 is a quarter turn. */
  readonly orientation?: number;
  readonly transparent?: boolean;
}

/** A picture with a red upper left quarter and the metadata of a camera. JPEG by default. */
export async function makePicture(look: PictureLook = {}): Promise<Buffer> {
  const { format = 'jpeg', width = 64, height = 48, orientation = 1, transparent = false } = look;
  const red = await sharp({
    create: { width: width >> 1, height: height >> 1, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const background = transparent ? '#0000ff00' : '#0000ffff';
  const channels = transparent ? 4 : 3;
  return sharp({ create: { width, height, channels, background } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge(CAMERA)
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
}

const CAMERA = {
  IFD0: { Make: 'Lensemble', Artist: 'Ada Byron' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};

interface FormFile {
  readonly content: Buffer;
  readonly name?: string;
}

/** The payload and headers of a form upload, for `client.request`. */
export async function makeForm(parts: Readonly<Record<string, string | FormFile>>) {
  const form = new FormData();
  for (const [field, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(field, part);
    else form.append(field, new File([new Uint8Array(part.content)], part.name ?? 'crown.jpg'));
  }
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': type } };
}
