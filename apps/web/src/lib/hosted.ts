import type { HostedIdentity } from '@lensemble/contract/boot';
import { bootData } from './boot.ts';

/** The service that people sign in with, where it is not this product itself. */
export const hostedIdentity = (): HostedIdentity | null => bootData()?.hosted ?? null;
