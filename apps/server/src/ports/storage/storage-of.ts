import type { Env } from '../../start/env.ts';
import { localFolderStorage } from './local-folder.ts';
import type { ImageStorage } from './port.ts';
import { s3Storage } from './s3.ts';

/** The store for pictures that the settings name. */
export const storageOf = ({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): ImageStorage =>
  s3 ? s3Storage(s3) : localFolderStorage(dataDir);
