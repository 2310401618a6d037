import { NAME_MAX } from '@lensemble/contract/constants';

/** The name of an account whose owner gave none. */
export const nameInAddress = (email: string) => email.replace(/@.*$/, '').slice(0, NAME_MAX);
