import { CROPPED_FILE_NAME, IMAGE_SIZES } from '@lensemble/contract/constants';

const JPEG = 'image/jpeg';
const QUALITY = 0.92;

/** A part of a picture in its own pixels, the right way up. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The side of the square that an area becomes: its own, but no more than the server keeps. */
function squareSide({ width, height }: Pick<Area, 'width' | 'height'>): number {
  return Math.max(1, Math.min(Math.round(Math.min(width, height)), IMAGE_SIZES.full));
}

/**
 * Cuts a square out of a picture as the JPEG `cropped-image.jpg`. An image element draws itself the right way up
 * whatever its EXIF says.
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
  // JPEG knows no transparency, and without this it would come out black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  if (!blob) throw new Error('The cropped picture could not be written');
  return new File([blob], CROPPED_FILE_NAME, { type: JPEG });
}
