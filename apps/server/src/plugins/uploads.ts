import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FileField } from '@lensemble/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Env } from '../env.ts';
import { invalid } from '../http-error.ts';
import { removeLeftovers, uploadFolder } from '../uploads/folder.ts';
import { bodyOfTexts } from '../uploads/form-body.ts';
import { readForm } from '../uploads/read-form.ts';
import type { RateLimits } from './rate-limits.ts';
import { uploadAttempt } from './rate-limits.ts';

/** What the address of a picture that is still to be kept is checked as. */
const STAND_IN = '/storage/shoot-images/public/uploads/stand-in.webp';

interface UploadDeps {
  readonly env: Pick<Env, 'dataDir'>;
  readonly limits: RateLimits;
}

/** Lets requests bring a picture as `multipart/form-data` (`Endpoint.file`), which lasts as long as they do. */
export async function uploads(app: FastifyInstance, { env, limits }: UploadDeps): Promise<void> {
  const folder = uploadFolder(env);
  await app.register(multipart);
  app.decorateRequest('upload');
  app.decorateRequest('readForm', async function (file, schema) {
    if (this.me) await limits.count(uploadAttempt(this.me.userId));
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
