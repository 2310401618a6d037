import { CROPPED_FILE_NAME, IMAGE_SIZES } from '@lensemble/contract/constants';

const JPEG = 'image/jpeg';
const QUALITY = 0.92;

/** A part of a picture in its own pixels, after EXIF rotation. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels, limited to what the server stores. */
function squareSide({ width, height }: Pick<Area, 'width' | 'height'>): number {
  return Math.max(1, Math.min(Math.round(Math.min(width, height)), IMAGE_SIZES.full));
}

/**
 * Cuts an area out of a picture and returns it as the JPEG `cropped-image.jpg`. The image element applies the EXIF
 * rotation.
 */
export async function cropPicture(source: string, area: Area): Promise<File> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const side = squareSide(area);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to crop on');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency; without a background, transparent parts would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  if (!blob) throw new Error('The cropped picture could not be written');
  return new File([blob], CROPPED_FILE_NAME, { type: JPEG });
}
