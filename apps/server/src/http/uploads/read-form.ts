import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { BODY_MAX_BYTES, IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from '@lensemble/contract/constants';
import type { FastifyRequest } from 'fastify';
import { HttpError, invalid } from '../errors/http-error.ts';
import { makeUploadFolder } from './folder.ts';
import { formError, pictureTooLarge } from './form-errors.ts';
import type { Upload } from './upload.ts';

const TEXTS_MAX = 50;

const options = {
  limits: {
    fileSize: IMAGE_MAX_BYTES,
    files: 1,
    fields: TEXTS_MAX,
    fieldSize: BODY_MAX_BYTES,
    parts: TEXTS_MAX + 1,
    headerPairs: 20,
  },
  throwFileSizeLimit: false,
};

/** A parsed form. The caller must delete the upload's file. */
export interface Form {
  readonly texts: ReadonlyMap<string, string>;
  readonly upload: Upload | undefined;
}

/**
 * Parses a form and streams the optional picture in the field `fileField` to a file in `folder`. On failure no file is
 * left. @throws HttpError 400, 413 or 422
 */
export async function readForm(
  request: FastifyRequest,
  fileField: string,
  folder: string,
): Promise<Form> {
  if (Number(request.headers['content-length']) > UPLOAD_MAX_BYTES) throw pictureTooLarge();
  const path = join(folder, randomUUID());
  const texts = new Map<string, string>();
  let upload: Upload | undefined;
  await makeUploadFolder(folder);
  try {
    for await (const part of request.parts(options)) {
      if (part.type === 'field') addText(texts, part);
      else upload = await saveFile(part, fileField, path);
    }
    return { texts, upload };
  } catch (error) {
    await rm(path, { force: true });
    throw formError(error);
  } finally {
    // Drains the rest of the request. Otherwise the client cannot read the response.
    request.raw.unpipe().resume();
  }
}

async function saveFile(part: MultipartFile, fileField: string, path: string): Promise<Upload> {
  const { file, fieldname, filename } = part;
  if (fieldname !== fileField)
    throw invalid({ [fieldname]: 'This field does not accept a picture' });
  file.once('limit', () => file.destroy(pictureTooLarge()));
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (file.truncated) throw pictureTooLarge();
  return { path, fileName: filename ?? '' };
}

type TextPart = Extract<Multipart, { type: 'field' }>;

function addText(texts: Map<string, string>, part: TextPart): void {
  const { fieldname: name = '', value } = part;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (texts.has(name)) throw invalid({ [name]: 'This field was sent twice' });
  // Invalid UTF-8 would otherwise be stored as replacement characters.
  if (text.includes('\uFFFD')) {
    throw invalid({ [name]: 'This has characters that cannot be stored' });
  }
  texts.set(name, text);
  const length = Array.from(texts.values()).reduce((sum, each) => sum + each.length, 0);
  if (part.valueTruncated || length > BODY_MAX_BYTES) {
    throw new HttpError(413, 'too_large', 'The text in this form is too long: 1 MB at most');
  }
}
