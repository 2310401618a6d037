import { IMAGE_MAX_PIXELS } from '@lensemble/contract/constants';
import { HttpError } from '../../http/errors/http-error.ts';

const MEGAPIXEL = 1_000_000;

export const noPicture = () =>
  new HttpError(
    415,
    'unsupported_media_type',
    'This file type is not supported: please choose a JPEG, PNG, WebP, GIF or AVIF file',
  );

export const emptyPicture = () =>
  new HttpError(422, 'invalid', 'This file is empty: please choose another picture');

export const brokenPicture = () =>
  new HttpError(422, 'invalid', 'This picture is damaged or incomplete: please choose another one');

export const tooManyPixels = () =>
  new HttpError(
    413,
    'too_large',
    `This picture is too large: ${IMAGE_MAX_PIXELS / MEGAPIXEL} megapixels at most`,
  );

export const tooHeavyPicture = () =>
  new HttpError(
    413,
    'too_large',
    'This picture takes too much memory to open: please choose a smaller one, or a JPEG of it',
  );
