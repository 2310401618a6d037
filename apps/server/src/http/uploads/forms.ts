import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FileField } from '@lensemble/contract/endpoint';
import { ownImageUrl, PICTURE_MESSAGE } from '@lensemble/contract/fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { HostedIdentity } from '../../ports/hosted-identity/port.ts';
import type { Env } from '../../start/env.ts';
import { invalid } from '../errors/http-error.ts';
import { defineLimit, HOUR, type RateLimits } from '../rate-limits.ts';
import { removeLeftovers, uploadFolder } from './folder.ts';
import { bodyOfTexts } from './form-body.ts';
import { bringHostedPicture } from './hosted-picture.ts';
import { readForm } from './read-form.ts';

/** The placeholder for the address of a picture that is not stored yet: it passes validation. */
const STAND_IN = '/storage/shoot-images/public/uploads/stand-in.webp';

/** Each upload takes a processor for half a second. This is more than anyone has pictures to bring, and does not fill a disk. */
const uploadOfPerson = defineLimit('uploadOfPerson', { points: 1_500, seconds: HOUR }, 'person');

interface UploadDeps {
  readonly hosted: HostedIdentity | undefined;
  readonly env: Pick<Env, 'dataDir'>;
  readonly limits: RateLimits;
}

/** Accepts pictures as `multipart/form-data` (`Endpoint.file`). The uploaded file is deleted when the request ends. */
export async function uploads(
  app: FastifyInstance,
  { env, limits, hosted }: UploadDeps,
): Promise<void> {
  const folder = uploadFolder(env);
  await app.register(multipart);
  app.decorateRequest('upload');
  const countUpload = async ({ me }: FastifyRequest) => {
    if (me) await limits.count([uploadOfPerson.by(me.userId)]);
  };
  app.decorateRequest('readForm', async function (file, schema) {
    await countUpload(this);
    return formBody(this, file, schema, folder);
  });
  app.decorateRequest('bringPicture', async function ({ sets }, body) {
    const address = (body as Readonly<Record<string, unknown>>)[sets];
    if (typeof address !== 'string' || ownImageUrl.safeParse(address).success) return body;
    if (!hosted?.hasPicture(address)) throw invalid({ [sets]: PICTURE_MESSAGE });
    await countUpload(this);
    this.upload = await bringHostedPicture(hosted, address, folder);
    return { ...Object(body), [sets]: STAND_IN };
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
