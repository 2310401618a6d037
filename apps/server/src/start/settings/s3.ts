import { z } from 'zod';
import type { S3Settings } from '../../lib/s3.ts';
import { SettingError } from '../setting-error.ts';
import { webAddress } from './web-address.ts';

export const s3Settings = {
  STORAGE: z.enum(['local', 's3']).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ENDPOINT: webAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

export const s3Advice: Record<keyof typeof s3Settings, string> = {
  STORAGE: 'STORAGE must be local or s3; leave it out to use S3 where S3_BUCKET is set.',
  S3_BUCKET:
    'S3_BUCKET must be the name of a bucket for the pictures (3 to 63 lowercase letters, digits, hyphens and periods), for example S3_BUCKET=lensemble; leave it out to keep them in DATA_DIR.',
  S3_ENDPOINT:
    'S3_ENDPOINT must be the http or https address of the store, for example S3_ENDPOINT=https://s3.example.org; leave it out for Amazon S3.',
  S3_REGION: 'S3_REGION must be the name of a region, for example S3_REGION=eu-central-1.',
  S3_ACCESS_KEY_ID: 'S3_ACCESS_KEY_ID must be set together with S3_BUCKET.',
  S3_SECRET_ACCESS_KEY: 'S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET.',
};

export function readS3(read: z.infer<z.ZodObject<typeof s3Settings>>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = read;
  if (read.STORAGE === 'local' || (!bucket && !read.STORAGE)) return undefined;
  if (!bucket) throw new SettingError(s3Advice.S3_BUCKET);
  if (!id) throw new SettingError(s3Advice.S3_ACCESS_KEY_ID);
  if (!secret) throw new SettingError(s3Advice.S3_SECRET_ACCESS_KEY);
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = read;
  return { bucket, endpoint, region, accessKeyId: id, secretAccessKey: secret };
}
