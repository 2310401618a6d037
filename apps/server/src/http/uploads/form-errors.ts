import { IMAGE_MAX_BYTES } from '@lensemble/contract/constants';
import { errorCode } from '../../lib/error-code.ts';
import { HttpError, malformed } from '../errors/http-error.ts';

const MEGABYTE = 1_048_576;
const SYSTEM_ERROR = /^E[A-Z0-9]+$/;

export const pictureTooLarge = () =>
  new HttpError(
    413,
    'too_large',
    `This picture is too large: ${IMAGE_MAX_BYTES / MEGABYTE} MB at most`,
  );

const onePictureOnly = () => new HttpError(422, 'invalid', 'Please send one picture at a time');

const tooManyFields = () => new HttpError(400, 'malformed', 'The body has too many fields');

/** Maps an error while reading a form to an HttpError. System errors, such as a full disk, stay unchanged. */
export function formError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const code = errorCode(error) ?? '';
  if (code === 'FST_FILES_LIMIT') return onePictureOnly();
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return tooManyFields();
  return SYSTEM_ERROR.test(code) ? error : malformed();
}
