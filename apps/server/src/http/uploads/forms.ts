import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FileField } from '@lensemble/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Env } from '../../start/env.ts';
import { invalid } from '../errors/http-error.ts';
import { defineLimit, HOUR, type RateLimits } from '../rate-limits.ts';
import { removeLeftovers, uploadFolder } from './folder.ts';
import { bodyOfTexts } from './form-body.ts';
import { readForm } from './read-form.ts';

/** The placeholder for the address of a picture that is not stored yet: it passes validation. */
const STAND_IN = '/storage/shoot-images/public/uploads/stand-in.webp';

/** Each upload takes a processor for half a second. This is more than anyone has pictures to bring, and does not fill a disk. */
const uploadOfPerson = defineLimit('uploadOfPerson', { points: 1_500, seconds: HOUR }, 'person');

interface UploadDeps {
  readonly env: Pick<Env, 'dataDir'>;
  readonly limits: RateLimits;
}

/** Accepts pictures as `multipart/form-data` (`Endpoint.file`). The uploaded file is deleted when the request ends. */
export async function uploads(app: FastifyInstance, { env, limits }: UploadDeps): Promise<void> {
  const folder = uploadFolder(env);
  await app.register(multipart);
  app.decorateRequest('upload');
  app.decorateRequest('readForm', async function (file, schema) {
    if (this.me) await limits.count([uploadOfPerson.by(this.me.userId)]);
    return formBody(this, file, schema, folder);
  });
  app.decorateRequest('dropUpload', async function () {
    if (this.upload) await rm(this.upload.path, { force: true });
  });
  app.addHook('onListen', async () => {
    removeLeftovers(folder).catch((error: unknown) =>
      app.log.error(error, 'uploads are left over'),
    );
  });
}

async function formBody(
  request: FastifyRequest,
  { name, sets }: FileField,
  schema: z.ZodType,
  folder: string,
): Promise<unknown> {
  const { texts, upload } = await readForm(request, name, folder);
  const body = bodyOfTexts(schema, texts);
  if (!upload) return body;
  request.upload = upload;
  if (texts.has(sets))
    throw invalid({ [sets]: 'Please send the picture or its address, not both' });
  return { ...body, [sets]: STAND_IN };
}
