import { IMAGE_MAX_BYTES } from '@lensemble/contract/constants';
import { errorCode } from '../error-code.ts';
import { HttpError, malformed } from '../http-error.ts';

const MEGABYTE = 1_048_576;
/** How Node writes the codes of the operating system. */
const OF_THE_SYSTEM = /^E[A-Z0-9]+$/;

export const pictureTooLarge = () =>
  new HttpError(
    413,
    'too_large',
    `This picture is too large: ${IMAGE_MAX_BYTES / MEGABYTE} MB at most`,
  );

const onePictureOnly = () => new HttpError(422, 'invalid', 'Please send one picture at a time');

const tooManyFields = () => new HttpError(400, 'malformed', 'The body has too many fields');

/** What to tell of a form that could not be read. Failures of our own, such as a full disk, stay as they are. */
export function formError(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const code = errorCode(error) ?? '';
  if (code === 'FST_FILES_LIMIT') return onePictureOnly();
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return tooManyFields();
  return OF_THE_SYSTEM.test(code) ? error : malformed();
}
