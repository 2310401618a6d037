import type { S3Client } from '@aws-sdk/client-s3';

export interface S3Settings {
  readonly bucket: string;
  /** Undefined for AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const ATTEMPTS = 3;

type Sdk = typeof import('@aws-sdk/client-s3');

export interface S3Store {
  readonly sdk: Sdk;
  readonly client: S3Client;
  readonly bucket: string;
}

/** The SDK is imported lazily, because it is large and often unused. */
export async function openS3(settings: S3Settings): Promise<S3Store> {
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new sdk.S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Some stores save the checksum trailers of a stream as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
  });
  return { sdk, client, bucket };
}
